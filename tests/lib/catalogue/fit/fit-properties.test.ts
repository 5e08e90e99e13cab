import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxOf } from '@/lib/catalogue/fit/box';
import { cornerRule, turnsCorner } from '@/lib/catalogue/fit/corner';
import { doorRule } from '@/lib/catalogue/fit/door';
import { judge, type Measures, type Rule } from '@/lib/catalogue/fit/judge';
import { liftRule } from '@/lib/catalogue/fit/lift';
import { fitsInside } from '@/lib/catalogue/fit/rectangle';
import { roomRule } from '@/lib/catalogue/fit/room';
import { straightStairsRule, turningStairsRule } from '@/lib/catalogue/fit/stairs';
import { facesOf, mm, seed } from './fit-shapes';

const side = mm(50, 2_800);
const boxes = fc.tuple(side, side, side);
const wide = mm(300, 3_000);

/** Each rule with openings of its own. */
const rules: {
  name: string;
  ruleOf: (box: Box) => Rule<string, string>;
  measures: fc.Arbitrary<Measures>;
  runs: number;
}[] = [
  {
    name: 'door',
    ruleOf: doorRule,
    measures: fc.record({ width: wide, height: wide }),
    runs: 2_000,
  },
  {
    name: 'corner',
    ruleOf: cornerRule,
    measures: fc.record({ firstWidth: wide, secondWidth: wide, height: wide }),
    runs: 300,
  },
  {
    name: 'straight stairs',
    ruleOf: straightStairsRule,
    measures: fc.record({ width: wide, height: wide }),
    runs: 2_000,
  },
  ...(['quarter', 'half'] as const).map((turn) => ({
    name: `stairs with a ${turn} turn`,
    ruleOf: (box: Box) => turningStairsRule(box, turn),
    measures: fc.record({ width: wide, height: wide, landingWidth: wide, landingDepth: wide }),
    runs: 300,
  })),
  {
    name: 'lift',
    ruleOf: liftRule,
    measures: fc.record({
      width: wide,
      depth: wide,
      height: wide,
      doorWidth: wide,
      doorHeight: wide,
    }),
    runs: 2_000,
  },
];

const isPassed = (rule: Rule<string, string>, measures: Measures) =>
  rule.ways.some((way) => rule.passes(way, measures));

describe.each(rules)('$name', ({ ruleOf, measures, runs }) => {
  test('a parcel that passes still passes when any measure grows', () => {
    fc.assert(
      fc.property(boxes, measures, mm(1, 800), (sizes, given, more) => {
        const rule = ruleOf(boxOf(sizes));
        for (const way of rule.ways) {
          if (!rule.passes(way, given)) continue;
          for (const name of Object.keys(given)) {
            const larger = { ...given, [name]: (given[name] ?? 0) + more };
            expect(rule.passes(way, larger), `${way}, ${name}`).toBe(true);
          }
        }
      }),
      { seed, numRuns: runs },
    );
  });

  test('a parcel that passes still passes when any side shrinks', () => {
    fc.assert(
      fc.property(
        boxes,
        measures,
        fc.double({ min: 0.3, max: 1, noNaN: true }),
        (sizes, given, by) => {
          if (!isPassed(ruleOf(boxOf(sizes)), given)) return;
          for (const index of sizes.keys()) {
            const [a = 0, b = 0, c = 0] = sizes.map((one, n) => (n === index ? one * by : one));
            expect(isPassed(ruleOf(boxOf([a, b, c])), given)).toBe(true);
          }
        },
      ),
      { seed, numRuns: runs },
    );
  });

  test('the order of the sides of a parcel does not matter', () => {
    fc.assert(
      fc.property(boxes, measures, ([a, b, c], given) => {
        const verdict = judge(ruleOf(boxOf([a, b, c])), given);
        expect(judge(ruleOf(boxOf([c, a, b])), given)).toEqual(verdict);
        expect(judge(ruleOf(boxOf([b, a, c])), given)).toEqual(verdict);
      }),
      { seed, numRuns: runs / 10 },
    );
  });

  test('a parcel passes with the spare space removed, and with the missing space added', () => {
    fc.assert(
      fc.property(boxes, measures, (sizes, given) => {
        const rule = ruleOf(boxOf(sizes));
        const verdict = judge(rule, given);
        expect(verdict.passes).toBe(isPassed(rule, given));
        const by = (more: number, name?: string) =>
          Object.fromEntries(
            Object.entries(given).map(([key, value]) => [
              key,
              name === undefined || name === key ? value + more : value,
            ]),
          );
        if (verdict.passes) {
          expect(rule.passes(verdict.way, by(-verdict.spareMm))).toBe(true);
          return;
        }
        const { measure, mm: short } = verdict.short;
        const name = measure === 'every' ? undefined : measure;
        expect(rule.passes(verdict.way, by(short, name))).toBe(true);
        expect(rule.passes(verdict.way, by(short - 1, name))).toBe(false);
        if (!('each' in verdict.short)) return;
        // What each lacks is enough, and none of it can be left out.
        const each = new Map<string, number>(
          verdict.short.each.map((one) => [one.measure, one.mm]),
        );
        const larger = (less?: string) =>
          Object.fromEntries(
            Object.entries(given).map(([key, value]) => [
              key,
              value + (each.get(key) ?? 0) - (key === less ? 1 : 0),
            ]),
          );
        expect(each.size).toBeGreaterThan(1);
        expect(rule.passes(verdict.way, larger())).toBe(true);
        for (const one of each.keys()) expect(rule.passes(verdict.way, larger(one))).toBe(false);
      }),
      { seed, numRuns: runs / 10 },
    );
  });
});

test('a corner passes the same boxes from both ends, and with their sides swapped', () => {
  fc.assert(
    fc.property(fc.tuple(side, side), wide, wide, ([length, thickness], first, second) => {
      const passes = turnsCorner([length, thickness], first, second);
      expect(turnsCorner([length, thickness], second, first)).toBe(passes);
      expect(turnsCorner([thickness, length], first, second)).toBe(passes);
    }),
    { seed, numRuns: 2_000 },
  );
});

test('a door passes a box when it passes one of its faces, straight or turned', () => {
  fc.assert(
    fc.property(boxes, wide, wide, (sizes, width, height) => {
      const passes = facesOf(sizes).some((face) => fitsInside(face, [width, height]));
      expect(judge(doorRule(boxOf(sizes)), { width, height }).passes).toBe(passes);
    }),
    { seed, numRuns: 2_000 },
  );
});

test('a piece fits a larger room, and width and depth can be swapped', () => {
  const size = fc.record({ width: side, depth: side, height: side });
  const rooms = fc.record({ width: wide, depth: wide, height: wide });
  fc.assert(
    fc.property(size, rooms, mm(1, 900), (piece, room, more) => {
      const rule = roomRule('wardrobe', piece);
      const passes = (given: typeof room) => rule.ways.some((way) => rule.passes(way, given));
      expect(passes({ ...room, width: room.depth, depth: room.width })).toBe(passes(room));
      if (!passes(room)) return;
      for (const name of ['width', 'depth', 'height'] as const) {
        expect(passes({ ...room, [name]: room[name] + more }), name).toBe(true);
      }
    }),
    { seed, numRuns: 2_000 },
  );
});
