import { curve, ellipse, type Path, type Point, repeat } from '@/components/catalogue/drawing/path';
import { drop, within } from '@/components/catalogue/drawing/region';
import { petals } from './motifs';
import { polar } from './ornament';

/** A narcissus seen from the front: six petals round a frilled cup. */
export function narcissus(cx: number, cy: number, r: number): { petals: Path; cup: Path } {
  const cup = repeat(8, (i) => {
    const [a, b] = [i * 45, i * 45 + 45];
    return curve(
      polar(cx, cy, a, r * 0.32),
      polar(cx, cy, a + 8, r * 0.44),
      polar(cx, cy, b - 8, r * 0.44),
      polar(cx, cy, b, r * 0.32),
    );
  });
  return {
    petals: drop(petals(cx, cy, r, 6, 78, 0.66), within(cup)),
    cup: [...cup, ...ellipse(cx, cy, r * 0.16)],
  };
}

/** A strap leaf rising from the water. */
export const blade = (foot: Point, top: Point, lean: number, breadth: number): Path => [
  ...curve(
    foot,
    [foot[0] + lean, foot[1] + (top[1] - foot[1]) * 0.4],
    [top[0] + lean, top[1] - (top[1] - foot[1]) * 0.35],
    top,
  ),
  ...curve(
    top,
    [top[0] + lean - breadth, top[1] - (top[1] - foot[1]) * 0.35],
    [foot[0] + lean - breadth, foot[1] + (top[1] - foot[1]) * 0.4],
    [foot[0] - breadth, foot[1]],
  ),
];
