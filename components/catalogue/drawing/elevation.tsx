import type { Piece } from '@/content/catalogue/piece';
import { line, repeat } from './path';
import { drawingOf } from './registry';
import { Strokes, scaleOf, stepWidth } from './view';

/** Width of the sheet in drawing units; pieces are drawn to fit, small ones a little smaller. */
const sheet = 1200;

/** The elevation alone, on the common floor line of a 4:5 sheet. Decorative unless it has a label. */
export function Elevation({
  piece,
  id,
  label,
  className,
}: {
  piece: Piece;
  /** For another place of the page to show it once more. */
  id?: string;
  label?: string;
  className?: string;
}) {
  const { width, height } = piece.sizeMm;
  const unit = Math.max(width / 0.82, height / 0.84, 850) / sheet;
  const step = stepWidth / scaleOf(piece.sizeMm);
  const [half, top] = [width / unit / 2, height / unit];
  return (
    <svg
      id={id}
      viewBox={`${-sheet / 2} ${-0.97 * sheet} ${sheet} ${1.25 * sheet}`}
      preserveAspectRatio="xMidYMax meet"
      className={className}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <Strokes
        view={{
          fine: repeat(4, (i) => {
            const [reach, y] = [half * (1.04 - i * 0.14), -10 - i * 11];
            return line([-reach, y], [reach, y]);
          }),
          line: line([-0.45 * sheet, 0], [0.45 * sheet, 0]),
          goldFine: [...line([0, top + 24], [0, top + 72]), ...line([0, -72], [0, -120])],
        }}
      />
      {/* In the steps of the measured drawing: paths that stand twice in a page are sent once. */}
      <g transform={`scale(${(step / unit).toFixed(4)})`}>
        <Strokes view={drawingOf(piece).elevation} unit={step} />
      </g>
    </svg>
  );
}
