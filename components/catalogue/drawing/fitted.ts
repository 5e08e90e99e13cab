import { type Path, type Point, pointAt, type Segment } from './path';
import type { View } from './view';

function boundsOf(view: View) {
  const points = Object.values(view).flatMap((path: Path) =>
    path.flatMap((s) =>
      s.length === 2 ? [...s] : Array.from({ length: 13 }, (_, i) => pointAt(s, i / 12)),
    ),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (all: number[]) => all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = (all: number[]) => all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return { left: least(xs), right: most(xs), bottom: least(ys), top: most(ys) };
}

/** @returns the view brought to the millimetre: centred on the axis, standing on the floor, exactly so wide and high. */
export function fitted(view: View, width: number, height: number): View {
  const { left, right, bottom, top } = boundsOf(view);
  const [kx, ky] = [width / (right - left), height / (top - bottom)];
  const move = ([x, y]: Point): Point => [(x - (left + right) / 2) * kx, (y - bottom) * ky];
  return Object.fromEntries(
    Object.entries(view).map(([pen, path]: [string, Path]) => [
      pen,
      path.map(
        (s): Segment =>
          s.length === 2
            ? [move(s[0]), move(s[1])]
            : [move(s[0]), move(s[1]), move(s[2]), move(s[3])],
      ),
    ]),
  );
}
