import { type Angle, angles } from './angles';
import { type Box, type Way, ways } from './box';
import type { Rule } from './judge';
import type { MeasureOf } from './openings';

/** The floor that a carried box covers, in millimetres. */
export type Plan = readonly [length: number, thickness: number];

/**
 * Whether a rectangle gets round a right-angled corner between two corridors. It may go round sideways, without
 * turning, when one corridor is as wide as it is long. Otherwise it turns, its ends along the outer walls: at
 * each angle its inner side has to stay clear of the inner corner, w₁ sin θ + w₂ cos θ − l sin θ cos θ ≥ d.
 * Source: C. Moretti, "Moving a couch around a corner", College Mathematics Journal 33 (2002).
 */
export function turnsCorner(plan: Plan, first: number, second: number): boolean {
  const [length, thickness] = [Math.max(...plan), Math.min(...plan)];
  if (thickness > Math.min(first, second)) return false;
  if (length <= Math.max(first, second)) return true;
  return angles.every((angle) => roomAt(angle, length, first, second) >= thickness);
}

/** How thick a rectangle may be at an angle of the turn, in millimetres. */
function roomAt({ sin, cos }: Angle, length: number, first: number, second: number): number {
  return first * sin + second * cos - length * (sin * cos);
}

/**
 * The angle at which a turning rectangle has least room, in degrees: 0 lies along the second corridor, 90 along
 * the first.
 */
export function hardestAngle(length: number, first: number, second: number): number {
  const rooms = angles.map((angle) => ({ ...angle, mm: roomAt(angle, length, first, second) }));
  return rooms.reduce((worst, one) => (one.mm < worst.mm ? one : worst)).degrees;
}

/**
 * What a box covers of the floor when it is carried one way under a ceiling; none when the ceiling is too low.
 * Tilted, its longest side rises until the box touches the ceiling, with the shortest or the middle side across.
 */
export function plansOf([a, b, c]: Box, way: Way, ceiling: number): Plan[] {
  if (way === 'flat') return c <= ceiling ? [[a, b]] : [];
  if (way === 'onEdge') return b <= ceiling ? [[a, c]] : [];
  if (way === 'upright') return a <= ceiling ? [[b, c]] : [];
  return [...shortestTilted(a, b, ceiling, c), ...shortestTilted(a, c, ceiling, b)];
}

function shortestTilted(side: number, other: number, ceiling: number, across: number): Plan[] {
  const lengths = angles
    .filter(({ sin, cos }) => side * sin + other * cos <= ceiling)
    .map(({ sin, cos }) => side * cos + other * sin);
  return lengths.length > 0 ? [[Math.min(...lengths), across]] : [];
}

/**
 * A box round a right-angled corner between two corridors under one ceiling. Assumed: level floor, straight
 * walls without a door frame at the corner, corridors longer than the box.
 */
export function cornerRule(box: Box): Rule<MeasureOf<'corner'>, Way> {
  return {
    ways,
    passes: (way, { firstWidth, secondWidth, height }) =>
      plansOf(box, way, height).some((plan) => turnsCorner(plan, firstWidth, secondWidth)),
  };
}
