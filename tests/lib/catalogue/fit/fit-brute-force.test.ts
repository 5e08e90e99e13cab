import fc from 'fast-check';
import { expect, type TestContext, test } from 'vitest';
import { boxOf } from '@/lib/catalogue/fit/box';
import { turnsCorner } from '@/lib/catalogue/fit/corner';
import { doorRule } from '@/lib/catalogue/fit/door';
import { judge } from '@/lib/catalogue/fit/judge';
import { fewAndMany } from '@/tests/numbers';
import { facesOf, mm, type Sizes, seed } from './fit-shapes';

/*
 * The rules against a check that knows no formula: boxes are turned and moved in small steps, and what they
 * cover is compared with the walls point by point.
 */

const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number) =>
  fc.sample(arbitrary, { seed, numRuns: count });

type Point = readonly [x: number, y: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The corners of a rectangle turned about its centre. */
function turned(length: number, thickness: number, degrees: number): Point[] {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return signs.map(([i, j]) => {
    const [x, y] = [(i * length) / 2, (j * thickness) / 2];
    return [c * x - s * y, s * x + c * y];
  });
}

/** How far the points reach to each side. */
const reachOf = (points: readonly Point[]) => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.min(...points.map(([, y]) => y)),
  top: Math.max(...points.map(([, y]) => y)),
});

/** Whether a shape passes an opening of two measures. */
type Passes<Shape> = (shape: Shape, first: number, second: number) => boolean;

/**
 * A test that a rule agrees with sampling, where that says the same of an opening a little smaller and of one a
 * little larger: nearer to the boundary the sampling cannot tell.
 */
function agree<Shape>({
  cases,
  slack,
  rule,
  sampled,
  passing: [fewest, most],
  mostUnclear,
}: {
  readonly cases: readonly (readonly [Shape, first: number, second: number])[];
  /** Millimetres by which the opening is made smaller and larger. */
  readonly slack: number;
  readonly rule: Passes<Shape>;
  readonly sampled: Passes<Shape>;
  readonly passing: readonly [fewest: number, most: number];
  readonly mostUnclear: number;
}) {
  return async ({ annotate }: TestContext) => {
    const compared = cases.map(([shape, first, second]) => ({
      given: [shape, first, second],
      isPassed: rule(shape, first, second),
      smaller: sampled(shape, first - slack, second - slack),
      larger: sampled(shape, first + slack, second + slack),
    }));
    const clear = compared.filter(({ smaller, larger }) => smaller === larger);
    expect(clear.filter(({ isPassed, smaller }) => isPassed !== smaller)).toEqual([]);
    const passing = compared.filter(({ isPassed }) => isPassed).length;
    expect(passing).toBeGreaterThan(fewest);
    expect(passing).toBeLessThan(most);
    const unclear = compared.length - clear.length;
    await annotate(`${unclear} of ${compared.length} are too close to call, ${passing} pass`);
    expect(unclear).toBeLessThan(mostUnclear);
  };
}

/** Whether some face, turned in steps of half a degree, is narrower and lower than the door. */
function passesDoor(box: Sizes, width: number, height: number) {
  return facesOf(box).some(([p, q]) => {
    for (let degrees = 0; degrees <= 90; degrees += 0.5) {
      const { left, right, bottom, top } = reachOf(turned(p, q, degrees));
      if (right - left <= width && top - bottom <= height) return true;
    }
    return false;
  });
}

const boxes = fc.tuple(mm(100, 2_600), mm(100, 2_600), mm(20, 1_200));

for (const { count, tags } of fewAndMany(600, 6_000)) {
  test(
    `${count} boxes at doors: the rule agrees with turning each box step by step`,
    { tags },
    agree({
      cases: sample(fc.tuple(boxes, mm(500, 2_200), mm(500, 2_400)), count),
      // Half a step turns the far corner of the longest face by 8 mm.
      slack: 8,
      rule: (box, width, height) => judge(doorRule(boxOf(box)), { width, height }).passes,
      sampled: passesDoor,
      passing: [0.25 * count, 0.92 * count],
      mostUnclear: count / 60,
    }),
  );
}

/** What of a convex polygon lies where both x > `x0` and y > `y0`, as its area. */
function areaBeyond(points: readonly Point[], x0: number, y0: number): number {
  const cut = (polygon: readonly Point[], depth: (p: Point) => number): Point[] =>
    polygon.flatMap((to, n) => {
      const from = polygon[(n + polygon.length - 1) % polygon.length] ?? to;
      const [before, after] = [depth(from), depth(to)];
      const t = before / (before - after);
      const crossing: Point[] =
        before > 0 === after > 0
          ? []
          : [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]];
      return after > 0 ? [...crossing, to] : crossing;
    });
  const rest = cut(
    cut(points, ([x]) => x - x0),
    ([, y]) => y - y0,
  );
  return Math.abs(
    rest.reduce((sum, [x, y], n) => {
      const [nextX, nextY] = rest[(n + 1) % rest.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/**
 * Walks a rectangle round the corner of two corridors along x > 0, 0 < y < first and 0 < x < second, y > 0 in
 * the cells of a grid of positions and angles, from everywhere at the far end of the one to the far end of the
 * other.
 */
function walksRound(plan: Point, first: number, second: number, step: number, turn: number) {
  const [length, thickness] = plan;
  const reach = Math.hypot(length, thickness);
  const [columns, rows] = [
    Math.ceil((second + 1.6 * reach) / step),
    Math.ceil((first + 1.6 * reach) / step),
  ];
  const turnsCount = Math.round(180 / turn);
  const shapes = Array.from({ length: turnsCount }, (_, n) => {
    const points = turned(length, thickness, n * turn);
    return { points, ...reachOf(points) };
  });
  const isFree = (column: number, row: number, n: number) => {
    const shape = shapes[n];
    const [x, y] = [column * step, row * step];
    if (!shape || x + shape.left < 0 || y + shape.bottom < 0) return false;
    if (x + shape.right <= second || y + shape.top <= first) return true;
    return (
      areaBeyond(
        shape.points.map(([px, py]) => [px + x, py + y]),
        second,
        first,
      ) < 1
    );
  };
  const isEnd = (row: number, n: number) => row * step + (shapes[n]?.bottom ?? 0) >= first;
  const seen = new Uint8Array(columns * rows * turnsCount);
  const stack: [number, number, number][] = [];
  const visit = (column: number, row: number, angle: number) => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    const n = (angle + turnsCount) % turnsCount;
    const key = (n * rows + row) * columns + column;
    if (seen[key] || !isFree(column, row, n)) return;
    seen[key] = 1;
    stack.push([column, row, n]);
  };
  for (let n = 0; n < turnsCount; n++) {
    const start = Math.ceil((second - (shapes[n]?.left ?? 0)) / step);
    for (let row = 0; row < rows; row++) visit(start, row, n);
  }
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [column, row, n] = next;
    if (isEnd(row, n)) return true;
    visit(column, row, n + 1);
    visit(column, row, n - 1);
    visit(column + 1, row, n);
    visit(column - 1, row, n);
    visit(column, row - 1, n);
    visit(column, row + 1, n);
  }
  return false;
}

/** Whether at every step of the turn, as far out in the corner as it goes, it covers nothing of the inner block. */
function turnsInSteps(plan: Point, first: number, second: number): boolean {
  const [length, thickness] = [Math.max(...plan), Math.min(...plan)];
  let isTurned = true;
  // From upright in the second corridor to lying in the first, leaning on both outer walls on the way.
  for (let degrees = 90; degrees <= 180; degrees += 1) {
    const points = turned(length, thickness, degrees);
    const { left, right, bottom, top } = reachOf(points);
    // At an angle that both corridors hold, it needs no turn at all.
    if (right - left <= second && top - bottom <= first) return true;
    const pushed = points.map(([x, y]): Point => [x - left, y - bottom]);
    if (areaBeyond(pushed, second, first) > 1) isTurned = false;
  }
  return isTurned && thickness <= Math.min(first, second);
}

const corners = fc.tuple(fc.tuple(mm(200, 3_600), mm(50, 1_400)), mm(600, 1_800), mm(600, 1_800));

test(
  '4 000 boxes at corners: the rule agrees with turning each box step by step',
  { tags: ['matrix'] },
  agree({
    cases: sample(corners, 4_000),
    // A step of one degree moves the end of the longest box by 16 mm to either side.
    slack: 16,
    rule: turnsCorner,
    sampled: turnsInSteps,
    passing: [800, 3_200],
    mostUnclear: 120,
  }),
);

test(
  '200 boxes at corners: the rule agrees with a search through all positions and angles',
  { tags: ['matrix'] },
  agree({
    cases: sample(corners, 200),
    slack: 110,
    rule: turnsCorner,
    sampled: (plan, first, second) => walksRound(plan, first, second, 50, 5),
    passing: [80, 320],
    mostUnclear: 70,
  }),
);
