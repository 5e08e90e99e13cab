import { angles } from './angles';
import type { Box, Way } from './box';
import { hardestAngle, type Plan, plansOf, turnsCorner } from './corner';
import type { Measures } from './judge';
import type { MeasureOf } from './openings';

/** A corner of something drawn, in millimetres: x to the right, y up. */
type Point = readonly [x: number, y: number];
/** What is drawn of a box: its outline, and the two measures that are seen. */
export type Pose = {
  readonly outline: readonly Point[];
  readonly sizeMm: readonly [number, number];
};

/**
 * A box in an opening, seen along its way, with x from the middle of the opening and y from its floor. Tilted,
 * it is turned to the angle that leaves most room.
 */
export function poseInOpening(
  [, b, c]: Box,
  way: Way,
  { width, height }: Measures<MeasureOf<'door'>>,
): Pose {
  const [across, up] = way === 'onEdge' ? [c, b] : [b, c];
  if (way !== 'tilted') {
    const half = across / 2;
    const outline = [
      [-half, 0],
      [half, 0],
      [half, up],
      [-half, up],
    ] as const;
    return { outline, sizeMm: [across, up] };
  }
  const rooms = angles.map(({ sin, cos }) => {
    const [wide, high] = [across * cos + up * sin, across * sin + up * cos];
    return { sin, cos, wide, high, least: Math.min(width - wide, height - high) };
  });
  const { sin, cos, wide, high } = rooms.reduce((best, one) =>
    one.least > best.least ? one : best,
  );
  const [x, y] = [up * sin - wide / 2, (height - high) / 2];
  const outline = [
    [x, y],
    [x + across * cos, y + across * sin],
    [x + across * cos - up * sin, y + across * sin + up * cos],
    [x - up * sin, y + up * cos],
  ] as const;
  return { outline, sizeMm: [across, up] };
}

/**
 * A box in a corner, seen from above where it has least room; the outer corner is at 0, the first corridor goes
 * up, the second to the right. `undefined` under a ceiling too low for that way of carrying.
 */
export function poseInCorner(
  box: Box,
  way: Way,
  { firstWidth, secondWidth, height }: Measures<MeasureOf<'corner'>>,
): Pose | undefined {
  const plans = plansOf(box, way, height);
  const plan = plans.find((one) => turnsCorner(one, firstWidth, secondWidth)) ?? plans[0];
  return plan && { outline: outlineInCorner(plan, firstWidth, secondWidth), sizeMm: plan };
}

function outlineInCorner(plan: Plan, first: number, second: number): Point[] {
  const [length, thickness] = [Math.max(...plan), Math.min(...plan)];
  const along = ([ex, ey]: Point, [nx, ny]: Point, from: Point): Point[] => [
    from,
    [from[0] + ex * length, from[1] + ey * length],
    [from[0] + ex * length + nx * thickness, from[1] + ey * length + ny * thickness],
    [from[0] + nx * thickness, from[1] + ny * thickness],
  ];
  // Where a corridor is as wide as the box is long, it is pushed round without a turn.
  if (length <= first) return along([1, 0], [0, 1], [0, 0]);
  if (length <= second) return along([0, 1], [1, 0], [0, 0]);
  const radians = (hardestAngle(length, first, second) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return along([-cos, sin], [sin, cos], [length * cos, 0]);
}
