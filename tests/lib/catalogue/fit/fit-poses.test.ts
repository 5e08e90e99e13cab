import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf } from '@/lib/catalogue/fit/box';
import { cornerRule } from '@/lib/catalogue/fit/corner';
import { doorRule } from '@/lib/catalogue/fit/door';
import { judge } from '@/lib/catalogue/fit/judge';
import { poseInCorner, poseInOpening } from '@/lib/catalogue/fit/poses';
import { mm, seed } from './fit-shapes';

const options = { seed, numRuns: 500 };
const boxes = fc.tuple(mm(100, 2_600), mm(100, 1_600), mm(20, 900));

test('a box that passes a door is drawn inside the door', () => {
  fc.assert(
    fc.property(boxes, mm(400, 1_500), mm(1_000, 2_500), (sizes, width, height) => {
      const box = boxOf(sizes);
      const verdict = judge(doorRule(box), { width, height });
      if (!verdict.passes) return;
      const { outline } = poseInOpening(box, verdict.way, { width, height });
      for (const [x, y] of outline) {
        // Angles are tried in steps, so that the last millimetres may be missed.
        expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 5);
        expect(y).toBeGreaterThanOrEqual(-5);
        expect(y).toBeLessThanOrEqual(height + 5);
      }
    }),
    options,
  );
});

test('a box that turns a corner is drawn between the walls', () => {
  fc.assert(
    fc.property(boxes, mm(600, 1_600), mm(600, 1_600), (sizes, firstWidth, secondWidth) => {
      const box = boxOf(sizes);
      const corner = { firstWidth, secondWidth, height: 2_500 };
      const verdict = judge(cornerRule(box), corner);
      if (!verdict.passes) return;
      const pose = poseInCorner(box, verdict.way, corner);
      expect(pose).toBeDefined();
      for (const [x, y] of pose?.outline ?? []) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1);
        expect(x > firstWidth + 1 && y > secondWidth + 1).toBe(false);
      }
    }),
    options,
  );
});

test('a tilted box is drawn at its own measures', () => {
  const { outline, sizeMm } = poseInOpening([2500, 2100, 60], 'tilted', {
    width: 830,
    height: 2040,
  });
  const [a, b, c] = outline;
  expect(sizeMm).toEqual([2100, 60]);
  expect(Math.hypot((b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0))).toBeCloseTo(
    2100,
  );
  expect(Math.hypot((c?.[0] ?? 0) - (b?.[0] ?? 0), (c?.[1] ?? 0) - (b?.[1] ?? 0))).toBeCloseTo(60);
});
