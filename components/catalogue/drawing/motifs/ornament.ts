import {
  curve,
  dot,
  joined,
  line,
  type Path,
  type Point,
  repeat,
  shift,
  spline,
  turn,
} from '@/components/catalogue/drawing/path';

/** @returns the point at an angle (degrees) and distance from a centre. */
export function polar(cx: number, cy: number, degrees: number, r: number, ry = r): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + ry * Math.sin(angle)];
}

/** @returns `count` lines on a fan from `from` to `to` degrees, both ends included. */
export const rays = (
  [cx, cy]: Point,
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
  count: number,
): Path =>
  repeat(count, (i) => {
    const angle = from + ((to - from) * i) / Math.max(1, count - 1);
    return line(polar(cx, cy, angle, inner), polar(cx, cy, angle, outer));
  });

/** @returns a spiral; a negative `sweep` turns clockwise. */
export function spiral(
  cx: number,
  cy: number,
  r: number,
  from: number,
  sweep: number,
  end = 0.12,
): Path {
  const n = Math.ceil(Math.abs(sweep) / 50);
  return spline(
    Array.from({ length: n + 1 }, (_, i) =>
      polar(cx, cy, from + (sweep * i) / n, r * (1 - (1 - end) * (i / n) ** 0.8)),
    ),
  );
}

/** A leaf, grain or drop: from its foot at a point towards an angle. */
export function leaf(
  [x, y]: Point,
  length: number,
  width: number,
  degrees: number,
  belly = 0.4,
): Path {
  const half = curve(
    [0, 0],
    [length * belly * 0.5, width * 0.75],
    [length * (belly + 0.3), width * 0.6],
    [length, 0],
  );
  const other = curve(
    [length, 0],
    [length * (belly + 0.3), -width * 0.6],
    [length * belly * 0.5, -width * 0.75],
    [0, 0],
  );
  return shift(turn([...half, ...other], degrees), x, y);
}

/** @returns a row of dots from `a` to `b`. */
export const studs = (a: Point, b: Point, count: number, r: number): Path =>
  repeat(count, (i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    return dot(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, r);
  });

/** @returns the outline of a tapering rod along points: a serpent, a stem. */
export function tube(points: readonly Point[], radius: (t: number) => number): Path {
  const n = points.length;
  const side = (sign: number) =>
    points.map((p, i): Point => {
      const [a, b] = [points[Math.max(i - 1, 0)] ?? p, points[Math.min(i + 1, n - 1)] ?? p];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const r = (sign * radius(i / (n - 1))) / length;
      return [p[0] - (b[1] - a[1]) * r, p[1] + (b[0] - a[0]) * r];
    });
  return joined(spline(side(1)), spline(side(-1).reverse()));
}

/** Scallops from `a` to `b`, each bulging to the right of the way by `depth`. */
export function scallops(a: Point, b: Point, count: number, depth: number): Path {
  const [dx, dy] = [(b[0] - a[0]) / count, (b[1] - a[1]) / count];
  const length = Math.hypot(dx, dy) || 1;
  const out: Point = [(dy / length) * depth * 1.33, (-dx / length) * depth * 1.33];
  return repeat(count, (i) => {
    const p: Point = [a[0] + dx * i, a[1] + dy * i];
    const q: Point = [p[0] + dx, p[1] + dy];
    return curve(p, [p[0] + out[0], p[1] + out[1]], [q[0] + out[0], q[1] + out[1]], q);
  });
}
