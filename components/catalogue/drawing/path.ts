/** Geometry of the drawings, in millimetres: x to the right of the axis of symmetry, y up from the floor. */
export type Point = readonly [x: number, y: number];
/** A straight line, or a cubic Bézier curve. */
export type Segment = readonly [Point, Point] | readonly [Point, Point, Point, Point];
export type Path = readonly Segment[];

const isSame = (a: Point, b: Point) => Math.abs(a[0] - b[0]) < 1e-6 && Math.abs(a[1] - b[1]) < 1e-6;

export function line(...points: readonly Point[]): Path {
  return points.flatMap((to, i) => {
    const from = points[i - 1];
    return from && !isSame(from, to) ? [[from, to] as const] : [];
  });
}

export function polygon(...points: readonly Point[]): Path {
  return line(...points, ...points.slice(0, 1));
}

/** @returns one curve from `a` to `b`, drawn towards the two handles. */
export const curve = (a: Point, handleA: Point, handleB: Point, b: Point): Path => [
  [a, handleA, handleB, b],
];

/** @returns an elliptical arc; degrees run counter-clockwise from the right. */
export function arc(cx: number, cy: number, rx: number, from: number, to: number, ry = rx): Path {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 100));
  const step = ((to - from) / parts) * (Math.PI / 180);
  const k = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: parts }, (_, i) => {
    const a = (from * Math.PI) / 180 + i * step;
    const b = a + step;
    const at = (angle: number, handle: number): Point => [
      cx + rx * (Math.cos(angle) - handle * Math.sin(angle)),
      cy + ry * (Math.sin(angle) + handle * Math.cos(angle)),
    ];
    return [at(a, 0), at(a, k), at(b, -k), at(b, 0)] as const;
  });
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx) => arc(cx, cy, rx, 0, 360, ry);

/** A circle too small for anybody to count its curves: a rivet, a pearl. */
export function dot(cx: number, cy: number, r: number): Path {
  const k = r * 1.33;
  return [
    [
      [cx - r, cy],
      [cx - r, cy + k],
      [cx + r, cy + k],
      [cx + r, cy],
    ],
    [
      [cx + r, cy],
      [cx + r, cy - k],
      [cx - r, cy - k],
      [cx - r, cy],
    ],
  ];
}

/** @returns a box from its lower left corner, its corners rounded by `r`. */
export function rect(x: number, y: number, width: number, height: number, r = 0): Path {
  const [right, top] = [x + width, y + height];
  if (r === 0) return polygon([x, y], [right, y], [right, top], [x, top]);
  return joined(
    arc(right - r, y + r, r, -90, 0),
    arc(right - r, top - r, r, 0, 90),
    arc(x + r, top - r, r, 90, 180),
    arc(x + r, y + r, r, 180, 270),
  );
}

/** @returns a smooth curve through the points (Catmull-Rom). */
export function spline(points: readonly Point[], isClosed = false): Path {
  const n = points.length;
  const at = (i: number): Point => {
    const p = points[isClosed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)];
    return p ?? [0, 0];
  };
  return Array.from({ length: isClosed ? n : n - 1 }, (_, i) => {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      a,
      [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6],
      [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6],
      b,
    ] as const;
  });
}

/** @returns the paths as one closed line, the gaps between them bridged. */
export function joined(...paths: readonly Path[]): Path {
  const all = paths.flat();
  return all.flatMap((segment, i) => {
    const end = segment[segment.length - 1];
    const next = (all[i + 1] ?? all[0])?.[0];
    return end && next && !isSame(end, next) ? [segment, [end, next] as const] : [segment];
  });
}

function mapped(path: Path, move: (p: Point) => Point): Path {
  return path.map(
    (s): Segment =>
      s.length === 2 ? [move(s[0]), move(s[1])] : [move(s[0]), move(s[1]), move(s[2]), move(s[3])],
  );
}

export const mirror = (path: Path) => mapped(path, ([x, y]) => [-x, y]);
export const both = (path: Path): Path => [...path, ...mirror(path)];
export const shift = (path: Path, dx: number, dy: number) =>
  mapped(path, ([x, y]) => [x + dx, y + dy]);
export const scale = (path: Path, sx: number, sy = sx) =>
  mapped(path, ([x, y]) => [x * sx, y * sy]);

/** @returns the path turned counter-clockwise about the origin. */
export function turn(path: Path, degrees: number): Path {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return mapped(path, ([x, y]) => [c * x - s * y, s * x + c * y]);
}

export const reversed = (path: Path): Path =>
  path.map((s): Segment => (s.length === 2 ? [s[1], s[0]] : [s[3], s[2], s[1], s[0]])).reverse();

/** @returns a closed symmetrical outline from its right half. */
export const symmetrical = (half: Path) => joined(half, reversed(mirror(half)));

export const repeat = (count: number, draw: (index: number) => Path): Path =>
  Array.from({ length: count }, (_, i) => draw(i)).flat();

/** @returns the point of a segment at `t` between 0 and 1. */
export function pointAt(s: Segment, t: number): Point {
  if (s.length === 2) return [s[0][0] + (s[1][0] - s[0][0]) * t, s[0][1] + (s[1][1] - s[0][1]) * t];
  const u = 1 - t;
  const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
  return [
    w[0] * s[0][0] + w[1] * s[1][0] + w[2] * s[2][0] + w[3] * s[3][0],
    w[0] * s[0][1] + w[1] * s[1][1] + w[2] * s[2][1] + w[3] * s[3][1],
  ];
}
