import { type Box, type Way, ways } from './box';
import { type Plan, plansOf, turnsCorner } from './corner';
import type { Rule } from './judge';
import type { FlightMeasure, MeasureOf } from './openings';
import { fitsInside } from './rectangle';

/** Whether the flights go straight on, turn by 90 degrees on a landing, or by 180. */
export const turns = ['straight', 'quarter', 'half'] as const;
export type Turn = (typeof turns)[number];

/**
 * Pitch of the flights, in degrees. Steps of 18.5 cm on 24 cm, as steep as Blondel's rule (two risers and a tread make 60 to
 * 64 cm) makes them in houses, rise by 38 degrees; flatter stairs leave more room.
 */
export const pitchDegrees = 38;
const pitch = (pitchDegrees * Math.PI) / 180;

/** A box carried up a flight lies along it, so that only headroom × cos(pitch) is left across it. */
export function straightStairsRule([, b, c]: Box): Rule<
  FlightMeasure,
  'flat' | 'onEdge' | 'tilted'
> {
  return {
    ways: ['flat', 'onEdge', 'tilted'],
    passes(way, { width, height }) {
      const clear = height * Math.cos(pitch);
      if (way === 'tilted') return fitsInside([b, c], [width, clear]);
      return way === 'flat' ? b <= width && c <= clear : c <= width && b <= clear;
    },
  };
}

/**
 * A box up stairs that turn on a landing. Every flight as in `straightStairsRule`; on the landing the box is
 * level, carried any way under the same headroom. Assumed: walls on all sides, so that nothing passes above a
 * handrail, and flights of equal width.
 */
export function turningStairsRule(
  box: Box,
  turn: 'quarter' | 'half',
): Rule<MeasureOf<'stairs'>, Way> {
  const flight = straightStairsRule(box);
  const turnsOn = turn === 'quarter' ? turnsQuarter : turnsHalf;
  return {
    ways,
    passes: (way, measures) =>
      flight.passes('tilted', measures) &&
      plansOf(box, way, measures.height).some((plan) => turnsOn(plan, measures)),
  };
}

type Landing = Readonly<Record<MeasureOf<'stairs'>, number>>;

/** Whether it turns freely within the landing. */
const turnsFreely = ([length, thickness]: Plan, { landingWidth, landingDepth }: Landing) =>
  Math.hypot(length, thickness) <= Math.min(landingWidth, landingDepth);

/** The corner of two flights, or a landing so large that the box turns on it. */
function turnsQuarter(plan: Plan, landing: Landing): boolean {
  const { width, landingWidth, landingDepth } = landing;
  return (
    turnsFreely(plan, landing) ||
    turnsCorner(plan, Math.min(width, landingWidth), Math.min(width, landingDepth))
  );
}

/** Two corners in a row: it turns on the landing between them, or goes sideways without turning. */
function turnsHalf(plan: Plan, landing: Landing): boolean {
  const { width, landingWidth, landingDepth } = landing;
  const isShort = Math.hypot(...plan) <= landingWidth || Math.max(...plan) <= landingDepth;
  return (
    turnsFreely(plan, landing) ||
    (isShort && turnsCorner(plan, Math.min(width, landingWidth), landingDepth))
  );
}
