import {
  joined,
  line,
  type Point,
  pointAt,
  reversed,
  spline,
} from '@/components/catalogue/drawing/path';

/** A point of the wing, `t` down its length and `s` across from the inner edge. */
export function wingOf(width: number, height: number) {
  const place = ([x, y]: Point): Point => [x * width, y * height];
  const inner = (
    [
      [0.2, 1],
      [0.235, 0.86],
      [0.285, 0.7],
      [0.305, 0.52],
      [0.3, 0.34],
      [0.33, 0.03],
    ] as const
  ).map(place);
  const outer = (
    [
      [0.2, 1],
      [0.375, 0.925],
      [0.47, 0.75],
      [0.5, 0.54],
      [0.485, 0.33],
      [0.44, 0.05],
    ] as const
  ).map(place);
  const on = (points: readonly Point[], t: number): Point => {
    const curves = spline(points);
    const i = Math.min(Math.floor(t * curves.length), curves.length - 1);
    const segment = curves[i];
    return segment ? pointAt(segment, t * curves.length - i) : [0, 0];
  };
  const at = (t: number, s: number): Point => {
    const [a, b] = [on(inner, t), on(outer, t)];
    return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
  };
  return { at, outline: joined(spline(outer), reversed(spline(inner))) };
}

type Wing = ReturnType<typeof wingOf>['at'];

/** The wing down to where its quills end. */
export const outlineTo = (at: Wing, end: (quill: number) => number) =>
  joined(
    spline([0, 0.2, 0.4, 0.6, 0.8, end(0)].map((t) => at(t, 0))),
    line(
      at(end(0) + 0.06, 0.12),
      at(end(1) + 0.06, 0.38),
      at(end(2) + 0.06, 0.62),
      at(end(3) + 0.06, 0.88),
    ),
    reversed(spline([0, 0.1, 0.22, 0.36, 0.52, 0.66, end(3)].map((t) => at(t, 1)))),
  );
