import type { CornerMeasure } from './corner';
import type { DoorMeasure } from './door';
import type { Measures } from './judge';
import type { LiftMeasure } from './lift';
import type { RoomMeasure } from './room';
import type { FlightMeasure, LandingMeasure } from './stairs';

/** What parcels pass on their way in, and the room where the piece will stand, with what is measured of each. */
export const openingMeasures = {
  door: ['width', 'height'],
  corridor: ['width', 'height'],
  corner: ['firstWidth', 'secondWidth', 'height'],
  stairs: ['width', 'height', 'landingWidth', 'landingDepth'],
  lift: ['width', 'depth', 'height', 'doorWidth', 'doorHeight'],
  room: ['width', 'depth', 'height'],
} as const;
export type OpeningName = keyof typeof openingMeasures;
export type MeasureName = (typeof openingMeasures)[OpeningName][number];

/** The openings that parcels pass, in the order of the form. */
export const passageNames = ['door', 'corridor', 'corner', 'stairs', 'lift'] as const;
export type PassageName = (typeof passageNames)[number];

type Stairs =
  | (Measures<FlightMeasure> & { readonly turn: 'straight' })
  | (Measures<LandingMeasure> & { readonly turn: 'quarter' | 'half' });

/** What is known of the way into a home, in millimetres. */
export type Openings = {
  readonly door?: Measures<DoorMeasure>;
  readonly corridor?: Measures<DoorMeasure>;
  readonly corner?: Measures<CornerMeasure>;
  readonly stairs?: Stairs;
  readonly lift?: Measures<LiftMeasure>;
  readonly room?: Measures<RoomMeasure>;
};
