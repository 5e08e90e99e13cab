import { expect, test } from 'vitest';
import type { Model, Point } from '@/content/catalogue/models';
import { models } from '@/content/catalogue/models';
import { frameOf } from '@/lib/catalogue/model-frame';

const table: Model = {
  version: '0',
  space: { min: [-1, 0, -1], max: [1, 1, 1], reach: 1 },
  parts: {
    lamp: {
      from: [0, 70],
      space: { min: [-0.1, 1, -0.1], max: [0.1, 1.5, 0.1], reach: 0.1 },
    },
    stool: {
      from: [0, 70],
      space: { min: [2, 0, -0.5], max: [3, 0.5, 0.5], reach: 0.5 },
    },
  },
  finishes: {},
};

/** Where a point comes to lie in the window, from -1 to 1 in height and in width. */
function seenAt(
  point: Point,
  frame: { target: Point; distance: number },
  around: number,
  above: number,
  aspect: number,
): { high: number; wide: number } {
  const [theta, phi] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const [x, y, z] = point.map((side, axis) => side - (frame.target[axis] ?? 0)) as [
    number,
    number,
    number,
  ];
  const right = x * Math.cos(theta) - z * Math.sin(theta);
  const towards = x * Math.sin(theta) + z * Math.cos(theta);
  const up = y * Math.sin(phi) - towards * Math.cos(phi);
  const away = frame.distance - (towards * Math.sin(phi) + y * Math.cos(phi));
  const half = Math.tan(Math.PI / 12) * away;
  return { high: up / half, wide: right / (half * aspect) };
}

test('options that are not chosen do not move the camera', () => {
  const bare = frameOf(table, [], 75, 1.2);
  expect(bare.target).toEqual([0, 0.5, 0]);
  expect(frameOf({ ...table, parts: {} }, [], 75, 1.2)).toEqual(bare);
  expect(frameOf(table, ['stool'], 75, 1.2)).not.toEqual(bare);
  expect(frameOf(table, ['unknown'], 75, 1.2)).toEqual(bare);
});

test('the camera looks at the middle of all that is seen, and steps back for it', () => {
  const both = frameOf(table, ['lamp', 'stool'], 75, 1.2);
  expect(both.target).toEqual([1, 0.75, 0]);
  expect(both.distance).toBeGreaterThan(frameOf(table, [], 75, 1.2).distance);
});

test('round things side by side are as wide as the circle around both', () => {
  const stand: Model = {
    ...table,
    parts: {
      stool: { from: [0, 70], space: { min: [3, 0, -0.5], max: [4, 1, 0.5], reach: 0.5 } },
    },
  };
  const around: Model = {
    ...table,
    space: { min: [-1, 0, -1], max: [4, 1, 1], reach: 2.5 },
    parts: {},
  };
  expect(frameOf(stand, ['stool'], 75, 1.2)).toEqual(frameOf(around, [], 75, 1.2));
});

test('the camera stands further back when the window is narrow', () => {
  const wide = frameOf(table, [], 75, 1.5).distance;
  expect(frameOf(table, [], 75, 0.8).distance).toBeGreaterThan(wide);
});

test.each(Object.entries(models))('all of %s is visible with any options', (_, model) => {
  for (const seen of [
    [],
    ...Object.keys(model.parts).map((id) => [id]),
    Object.keys(model.parts),
  ]) {
    const spaces = [model.space, ...seen.flatMap((id) => model.parts[id]?.space ?? [])];
    for (const aspect of [0.8, 1.2, 2]) {
      for (const above of [56, 76, 90]) {
        const frame = frameOf(model, seen, above, aspect);
        const filled = spaces.flatMap(({ min, max, reach }) => {
          const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
          return [min[1], max[1]].flatMap((y) =>
            Array.from({ length: 36 }, (_, step) => {
              const turn = (step * Math.PI) / 18;
              // What takes it up lies within its box as well as within its reach.
              const point: Point = [
                Math.min(max[0], Math.max(min[0], x + reach * Math.cos(turn))),
                y,
                Math.min(max[2], Math.max(min[2], z + reach * Math.sin(turn))),
              ];
              return [0, 45, 90, 180, 270].map((around) =>
                seenAt(point, frame, around, above, aspect),
              );
            }).flat(),
          );
        });
        const most = Math.max(
          ...filled.flatMap(({ high, wide }) => [Math.abs(high), Math.abs(wide)]),
        );
        expect(most).toBeLessThan(1);
        expect(most).toBeGreaterThan(0.6);
      }
    }
  }
});
