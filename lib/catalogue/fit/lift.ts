import { type Box, type Way, ways } from './box';
import type { Rule } from './judge';
import type { MeasureOf } from './openings';
import { fitsInside } from './rectangle';

/**
 * A box in a lift. It passes the door as in `doorRule`, then stands in the cabin: turned on its floor if need
 * be, or leaning between floor and ceiling. Leaning in two directions at once is left out. Assumed: carriers
 * tilt it as they bring it in, and ride apart from it.
 */
export function liftRule([a, b, c]: Box): Rule<MeasureOf<'lift'>, Way> {
  return {
    ways,
    passes(way, { width, depth, height, doorWidth, doorHeight }) {
      if (!fitsInside([b, c], [doorWidth, doorHeight])) return false;
      const floor = [width, depth] as const;
      if (way === 'flat') return c <= height && fitsInside([a, b], floor);
      if (way === 'onEdge') return b <= height && fitsInside([a, c], floor);
      if (way === 'upright') return a <= height && fitsInside([b, c], floor);
      const leans = (across: number, face: readonly [number, number]) =>
        (across <= depth && fitsInside(face, [width, height])) ||
        (across <= width && fitsInside(face, [depth, height]));
      return leans(c, [a, b]) || leans(b, [a, c]) || leans(a, [b, c]);
    },
  };
}
