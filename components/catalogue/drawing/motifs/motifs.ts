import {
  curve,
  dot,
  line,
  mirror,
  type Path,
  type Point,
  pointAt,
  repeat,
  scale,
  shift,
  symmetrical,
  turn,
} from '@/components/catalogue/drawing/path';
import { leaf, polar } from './ornament';

/** A pomegranate with its crown, split open over its grains. */
export function pomegranate(cx: number, cy: number, r: number) {
  const place = (path: Path) => shift(scale(path, r), cx, cy);
  const side = [
    ...curve([0, -1], [0.62, -1], [1, -0.55], [1, -0.02]),
    ...curve([1, -0.02], [1, 0.5], [0.62, 0.86], [0.2, 0.93]),
    ...curve([0.2, 0.93], [0.16, 1.05], [0.24, 1.2], [0.34, 1.36]),
    ...line([0.34, 1.36], [0.15, 1.2], [0, 1.42]),
  ];
  const gap = [
    ...curve([0.1, 0.7], [-0.62, 0.34], [-0.6, -0.5], [0.06, -0.78]),
    ...curve([0.06, -0.78], [0.5, -0.3], [0.46, 0.36], [0.1, 0.7]),
  ];
  const grains = [
    [0.02, 0.42],
    [-0.17, 0.2],
    [0.16, 0.18],
    [-0.24, -0.08],
    [0, -0.02],
    [0.23, -0.06],
    [-0.13, -0.32],
    [0.12, -0.3],
    [0.02, -0.56],
  ] as const;
  return {
    outline: place([...side, ...mirror(side)]),
    closed: place(symmetrical(side)),
    split: place(gap),
    grains: place(grains.flatMap(([x, y]) => leaf([x, y - 0.1], 0.22, 0.13, 90, 0.2))),
  };
}

/** Chain links along a curve: one seen from its face, the next from its side. */
export function chain(path: Path, link: number): Path {
  const points = path.flatMap((s) => Array.from({ length: 60 }, (_, i) => pointAt(s, i / 60)));
  const spots: { at: Point; angle: number }[] = [];
  let run = link / 2;
  points.forEach((p, i) => {
    const q = points[i + 1];
    if (!q) return;
    run += Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (run < link * 0.72) return;
    run = 0;
    spots.push({ at: p, angle: (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI });
  });
  return spots.flatMap(({ at, angle }, i) => {
    const shape =
      i % 2 ? line([-link * 0.42, 0], [link * 0.42, 0]) : scale(dot(0, 0, link / 2), 1, 0.62);
    return shift(turn(shape, angle), ...at);
  });
}

/** A flame standing at a point. */
export function flame(x: number, y: number, width: number, height: number): Path {
  const w = width / 2;
  return [
    ...curve(
      [x, y],
      [x + w * 1.3, y],
      [x + w * 1.2, y + height * 0.42],
      [x + w * 0.45, y + height * 0.62],
    ),
    ...curve(
      [x + w * 0.45, y + height * 0.62],
      [x + w * 0.2, y + height * 0.74],
      [x + w * 0.25, y + height * 0.9],
      [x + w * 0.1, y + height],
    ),
    ...curve(
      [x + w * 0.1, y + height],
      [x - w * 0.1, y + height * 0.76],
      [x - w * 0.5, y + height * 0.68],
      [x - w * 0.8, y + height * 0.42],
    ),
    ...curve(
      [x - w * 0.8, y + height * 0.42],
      [x - w * 1.1, y + height * 0.16],
      [x - w * 0.7, y],
      [x, y],
    ),
  ];
}

/** A flower of pointed petals round a heart. */
export const petals = (
  cx: number,
  cy: number,
  r: number,
  count: number,
  start = 90,
  width = 0.62,
): Path =>
  repeat(count, (i) => {
    const angle = start + (i * 360) / count;
    return leaf(polar(cx, cy, angle, r * 0.28), r * 0.72, r * width * 0.72, angle, 0.5);
  });

/** Slanting lights on a pane of glass. */
export const glints = (cx: number, cy: number, size: number): Path =>
  [-0.34, -0.26, 0.1, 0.16, 0.22].flatMap((at, i) => {
    const length = size * ([0.7, 0.34, 0.5, 0.9, 0.4][i] ?? 0.5);
    const x = cx + at * size;
    return line([x - length * 0.28, cy - length * 0.42], [x + length * 0.28, cy + length * 0.42]);
  });
