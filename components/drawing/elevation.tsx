import type { Piece } from '@/content/piece';
import { line, repeat } from './path';
import { formOf } from './registry';
import { Strokes } from './view';

/** The elevation alone, on the common floor line of a 4:5 sheet. Decorative unless it has a label. */
export function Elevation({
  piece,
  label,
  className,
}: {
  piece: Piece;
  label?: string;
  className?: string;
}) {
  const { width, height } = piece.sizeMm;
  const sheet = Math.round(Math.max(width / 0.82, height / 0.84, 850));
  const above = Math.round(sheet * 0.97);
  const shadow = repeat(4, (i) => {
    const half = width * (0.52 - i * 0.07);
    const y = -sheet * (0.008 + i * 0.009);
    return line([-half, y], [half, y]);
  });
  return (
    <svg
      viewBox={`${-sheet / 2} ${-above} ${sheet} ${sheet * 1.25}`}
      preserveAspectRatio="xMidYMax meet"
      className={className}
      fill="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Strokes
        view={{
          fine: shadow,
          line: line([-sheet * 0.45, 0], [sheet * 0.45, 0]),
          goldFine: [
            ...line([0, height + sheet * 0.02], [0, height + sheet * 0.06]),
            ...line([0, -sheet * 0.06], [0, -sheet * 0.1]),
          ],
        }}
      />
      <Strokes view={formOf(piece).elevation(piece)} step={sheet < 1600 ? 0.5 : 1} />
    </svg>
  );
}
