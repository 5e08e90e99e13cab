import { line, type Path, type Point, pointAt, type Segment } from './path';

export type Region = (p: Point) => boolean;

function flattened(path: Path, pieces = 10): (readonly [Point, Point])[] {
  return path.flatMap((s) => {
    const n = s.length === 2 ? 1 : pieces;
    return Array.from(
      { length: n },
      (_, i) => [pointAt(s, i / n), pointAt(s, (i + 1) / n)] as const,
    );
  });
}

/** @returns whether a point lies within closed outlines (even-odd). */
export function within(path: Path): Region {
  const edges = flattened(path);
  return ([x, y]) =>
    edges.filter(
      ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]),
    ).length %
      2 ===
    1;
}

function part(s: Segment, from: number, to: number): Segment {
  if (s.length === 2) return [pointAt(s, from), pointAt(s, to)];
  const slope = (t: number): Point => {
    const u = 1 - t;
    const d = (i: 0 | 1) =>
      3 * u * u * (s[1][i] - s[0][i]) +
      6 * u * t * (s[2][i] - s[1][i]) +
      3 * t * t * (s[3][i] - s[2][i]);
    return [d(0), d(1)];
  };
  const [a, b, da, db, k] = [
    pointAt(s, from),
    pointAt(s, to),
    slope(from),
    slope(to),
    (to - from) / 3,
  ];
  return [a, [a[0] + da[0] * k, a[1] + da[1] * k], [b[0] - db[0] * k, b[1] - db[1] * k], b];
}

/** @returns what of the lines lies in the region: how hidden lines are left out without clip paths. */
export function keep(path: Path, region: Region): Path {
  const steps = 24;
  return path.flatMap((s) => {
    const cuts = [0];
    let was = region(pointAt(s, 0.001));
    const kept: Segment[] = [];
    const cut = (t: number) => {
      if (was) kept.push(part(s, cuts[cuts.length - 1] ?? 0, t));
      cuts.push(t);
    };
    for (let i = 1; i <= steps; i++) {
      const is = region(pointAt(s, Math.min(i / steps, 0.999)));
      if (is === was) continue;
      let [low, high] = [(i - 1) / steps, i / steps];
      for (let halving = 0; halving < 12; halving++) {
        const middle = (low + high) / 2;
        if (region(pointAt(s, middle)) === was) low = middle;
        else high = middle;
      }
      cut(low);
      was = is;
    }
    cut(1);
    return kept;
  });
}

export const drop = (path: Path, region: Region) => keep(path, (p) => !region(p));

/** @returns parallel lines filling closed outlines, `gap` apart, at an angle in degrees. */
export function hatch(outline: Path, gap: number, degrees = 45): Path {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const edges = flattened(outline).map(
    ([a, b]) =>
      [
        [c * a[0] + s * a[1], c * a[1] - s * a[0]],
        [c * b[0] + s * b[1], c * b[1] - s * b[0]],
      ] as const,
  );
  const heights = edges.map(([a]) => a[1]);
  const lines: Segment[] = [];
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const xs = edges
      .filter(([a, b]) => a[1] > y !== b[1] > y)
      .map(([a, b]) => a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [l, r] = [xs[i] ?? 0, xs[i + 1] ?? 0];
      const [a, b]: [Point, Point] = [
        [c * l - s * y, s * l + c * y],
        [c * r - s * y, s * r + c * y],
      ];
      // To and fro: the pen's way to the next line is short.
      lines.push(lines.length % 2 ? [b, a] : [a, b]);
    }
  }
  return lines;
}

/** @returns a filled outline without what stands in front of it, taken as rising from the floor without a gap. */
export function above(outline: Path, hides: Region): Path {
  const cut = ([x, y]: Point): Point => {
    if (!hides([x, y]) && !hides([x, y + 4])) return [x, y];
    let top = y;
    for (let height = y; height < top + 80; height += 8) if (hides([x, height])) top = height;
    return [x, top];
  };
  return outline.flatMap((s) => {
    const n = Math.ceil(Math.hypot(...difference(s[0], pointAt(s, 0.5))) / 12) + 1;
    const points = Array.from({ length: n + 1 }, (_, i) => cut(pointAt(s, i / n)));
    const isCut = points.some((p, i) => Math.hypot(...difference(p, pointAt(s, i / n))) > 1);
    if (!isCut) return [s];
    const kept = points.filter((p, i) => {
      const [a, b] = [points[i - 1], points[i + 1]];
      if (!a || !b) return true;
      const turned = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
      return Math.abs(turned) > 200;
    });
    return line(...kept);
  });
}

const difference = (a: Point, b: Point) => [b[0] - a[0], b[1] - a[1]] as const;
