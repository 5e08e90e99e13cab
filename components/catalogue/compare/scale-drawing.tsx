import { line } from '@/components/catalogue/drawing/path';
import { drawingOf } from '@/components/catalogue/drawing/registry';
import { Strokes, scaleOf, stepWidth } from '@/components/catalogue/drawing/view';
import type { Piece } from '@/content/catalogue/piece';

/** Height of the gold line, in millimetres: that of a person. */
export const personMm = 1750;

/** Size of the sheet that all pieces of a comparison are drawn on, in millimetres. */
export type SheetMm = { readonly width: number; readonly height: number };

/** The smallest sheet on which each of the pieces has room. */
export function sheetFor(pieces: readonly Piece[]): SheetMm {
  const widths = pieces.map(({ sizeMm }) => sizeMm.width);
  const heights = pieces.map(({ sizeMm }) => sizeMm.height);
  return { width: Math.max(...widths) * 1.08, height: Math.max(...heights, personMm) * 1.06 };
}

/** The elevation of a piece; on sheets of one size all stand at one scale, on one floor line. */
export function ScaleDrawing({
  piece,
  sheet,
  label,
  side,
}: {
  piece: Piece;
  sheet: SheetMm;
  label: string;
  /** Where it stands in a column that is wider. */
  side: 'left' | 'right';
}) {
  const step = stepWidth / scaleOf(piece.sizeMm);
  const half = sheet.width / 2;
  return (
    <svg
      viewBox={`${-half} ${-sheet.height} ${sheet.width} ${sheet.height * 1.02}`}
      preserveAspectRatio={side === 'left' ? 'xMinYMax' : 'xMaxYMax'}
      className="max-h-70 w-full"
      fill="none"
      role="img"
      aria-label={label}
    >
      <Strokes
        view={{
          goldFine: line([-half, personMm], [half, personMm]),
          line: line([-half, 0], [half, 0]),
        }}
      />
      <g transform={`scale(${step.toFixed(4)})`}>
        <Strokes view={drawingOf(piece).elevation} unit={step} />
      </g>
    </svg>
  );
}
