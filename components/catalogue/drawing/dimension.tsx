import { line, type Point } from './path';
import { Strokes } from './view';

/** A dimension line between slanting ticks, its figure in the gap. Reads from the right when it stands upright. */
export function Dimension({ from, to, text }: { from: Point; to: Point; text: string }) {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const gap = text.length * 5.6 + 8;
  const isTight = length < gap * 2 + 16;
  const at = (along: number): Point => [mx + ux * along, -(my + uy * along)];
  const isUpright = from[0] === to[0];
  // A figure longer than its line stands beside it.
  const aside = isTight ? 16 : 0;
  return (
    <g>
      <Strokes
        view={{
          goldFine: isTight
            ? line(at(-length / 2 - 14), at(length / 2 + 14))
            : [...line(at(-length / 2 - 7), at(-gap)), ...line(at(gap), at(length / 2 + 7))],
          gold: [-1, 1].flatMap((end) => {
            const [x, y] = at((end * length) / 2);
            return line([x - 5, y - 5], [x + 5, y + 5]);
          }),
        }}
      />
      <text
        transform={`translate(${mx + (isUpright ? aside : 0)} ${my.toFixed(1)})${isUpright ? ' rotate(-90)' : ''}`}
        dy={isTight ? '1em' : '0.35em'}
        direction="ltr"
        textAnchor="middle"
        fill="currentColor"
      >
        {text}
      </text>
    </g>
  );
}

/** A rule of the drawing's own scale: half a metre or two metres, in alternate fields. */
export function ScaleBar({
  y,
  scale,
  format,
}: {
  y: number;
  scale: number;
  format: (mm: number) => string;
}) {
  const unit = scale > 0.35 ? 100 : 250;
  const [left, field] = [320 - unit * 2 * scale, unit * scale];
  return (
    <g fill="currentColor" fontSize="0.85em">
      {[0, 1, 2, 3].map((i) => (
        <rect
          key={i}
          x={(left + i * field).toFixed(1)}
          y={i % 2 ? y : y - 4}
          width={field.toFixed(1)}
          height={4}
          fillOpacity={0.7}
        />
      ))}
      <text x={(left - 10).toFixed(1)} y={y} dy="0.35em" textAnchor="end" direction="ltr">
        0
      </text>
      <text x={(left + field * 4 + 10).toFixed(1)} y={y} dy="0.35em" direction="ltr">
        {format(unit * 4)}
      </text>
    </g>
  );
}
