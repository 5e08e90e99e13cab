import { hall } from './rooms/hall';
import { night } from './rooms/night';
import { section } from './rooms/section';
import { terrace } from './rooms/terrace';
import { Strokes } from './view';

/** Each plate with its sheet: half its width, and what lies above and below the floor, in millimetres. */
const plates = [
  { draw: hall, half: 2600, above: 5340, below: 1160 },
  { draw: night, half: 2460, above: 5050, below: 1100 },
  { draw: terrace, half: 2500, above: 5060, below: 1190 },
  { draw: section, half: 1900, above: 4000, below: 750 },
] as const;

/** Millimetres to one unit of a plate. */
const unit = 3;

/** A room or technology plate for the gallery's items 1–4. Decorative unless it has a label. */
export function RoomDrawing({
  id,
  label,
  className,
}: {
  id: number;
  label?: string;
  className?: string;
}) {
  const { draw, half, above, below } = plates[id - 1] ?? plates[0];
  return (
    <svg
      viewBox={`${-half / unit} ${-above / unit} ${(half * 2) / unit} ${(above + below) / unit}`}
      className={className}
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <Strokes view={draw()} unit={unit} />
    </svg>
  );
}
