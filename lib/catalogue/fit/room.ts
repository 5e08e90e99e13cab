import type { Category, Edition } from '@/content/catalogue/piece';
import { useSpaceMm } from '@/content/catalogue/use-space';
import type { Rule } from './judge';
import type { MeasureOf } from './openings';

/** How the assembled piece gets upright: it stands as it comes, is tilted up, or is assembled standing. */
export type RoomWay = 'stands' | 'tiltedUp' | 'assembledStanding';

/** The floor that an assembled piece needs with the room to use it (`content/catalogue/use-space.ts`), in millimetres. */
export function floorFor(category: Category, { width, depth }: Edition['sizeMm']) {
  const { side, front } = useSpaceMm[category];
  return { width: width + 2 * side, depth: depth + front };
}

/** A floor from above, in millimetres. */
export type FloorMm = { readonly width: number; readonly depth: number };

/** What a room lacks for a floor: whether at most one of its sides is too short, and the most that is missing, in millimetres. */
function lacking(floor: FloorMm, room: FloorMm) {
  const sides = [floor.width - room.width, floor.depth - room.depth];
  return { isOne: sides.some((mm) => mm <= 0), mm: Math.max(0, ...sides) };
}

/** Whether a piece stands better turned by a right angle; where it lacks room either way, as `judge` counts what is missing. */
export function standsAcross(floor: FloorMm, room: FloorMm): boolean {
  const straight = lacking(floor, room);
  const across = lacking(floor, { width: room.depth, depth: room.width });
  return across.isOne === straight.isOne ? across.mm < straight.mm : across.isOne;
}

/**
 * The assembled piece in a room, against either wall. A wardrobe is assembled lying and tilted up where the
 * diagonal of its height and depth passes below the ceiling, else assembled standing. Assumed: a rectangular
 * room without a sloping roof; doors and windows are left to the eye.
 */
export function roomRule(
  category: Category,
  size: Edition['sizeMm'],
): Rule<MeasureOf<'room'>, RoomWay> {
  const floor = floorFor(category, size);
  const diagonal = Math.hypot(size.height, size.depth);
  return {
    ways: category === 'wardrobe' ? ['tiltedUp', 'assembledStanding'] : ['stands'],
    passes(way, { width, depth, height }) {
      const hasFloor =
        (floor.width <= width && floor.depth <= depth) ||
        (floor.width <= depth && floor.depth <= width);
      return hasFloor && (way === 'tiltedUp' ? diagonal : size.height) <= height;
    },
  };
}
