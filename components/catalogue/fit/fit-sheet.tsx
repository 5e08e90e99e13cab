import { Dimension } from '@/components/catalogue/drawing/dimension';
import { type Path, type Point, polygon } from '@/components/catalogue/drawing/path';
import { Strokes, stepWidth, type View } from '@/components/catalogue/drawing/view';

const width = 640;
const [left, top, largest] = [110, 40, { width: 420, height: 330 }];

/** How far measures stand from what they measure, as a share of the larger side. */
export const aside = 0.12;

/** A measure of a drawing, between two points in its millimetres. */
export type Measured = { readonly from: Point; readonly to: Point; readonly mm: number };

/** The outline of the parcel or piece, in gold. */
export const inGold = (outline: readonly Point[]): View => {
  const path: Path = polygon(...outline);
  return { glow: path, gold: path };
};

/**
 * Lines in millimetres, from 0 to the size of the sheet, y up, with their measures. Decorative: a caption says
 * what is seen.
 */
export function FitSheet({
  size,
  views,
  measures,
  format,
}: {
  size: { readonly width: number; readonly height: number };
  views: readonly View[];
  measures: readonly Measured[];
  format: (mm: number) => string;
}) {
  const scale = Math.min(largest.width / size.width, largest.height / size.height);
  const start = left + (largest.width - size.width * scale) / 2;
  const floor = top + size.height * scale;
  const at = ([x, y]: Point): Point => [start + x * scale, floor - y * scale];
  return (
    <div className="@container">
      <svg
        viewBox={`0 0 ${width} ${Math.ceil(floor + 70)}`}
        aria-hidden="true"
        fill="none"
        className="h-auto w-full text-[21px] @md:text-[17px] @xl:text-[15px]"
      >
        <g transform={`translate(${start.toFixed(1)} ${floor.toFixed(1)}) scale(${stepWidth})`}>
          {views.map((view, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a drawing have an order and no names
            <Strokes key={index} view={view} unit={stepWidth / scale} />
          ))}
        </g>
        {measures.map(({ from, to, mm }) => (
          <Dimension key={`${from}-${to}`} from={at(from)} to={at(to)} text={format(mm)} />
        ))}
      </svg>
    </div>
  );
}
