import type { Measures } from './judge';

/** What is measured of stairs that go straight on. */
export const flightMeasures = ['width', 'height'] as const;
export type FlightMeasure = (typeof flightMeasures)[number];

/** What parcels pass on their way in, and the room where the piece will stand, with what is measured of each. */
export const openingMeasures = {
  door: ['width', 'height'],
  corridor: ['width', 'height'],
  corner: ['firstWidth', 'secondWidth', 'height'],
  stairs: [...flightMeasures, 'landingWidth', 'landingDepth'],
  lift: ['width', 'depth', 'height', 'doorWidth', 'doorHeight'],
  room: ['width', 'depth', 'height'],
} as const;
export type OpeningName = keyof typeof openingMeasures;
/** What is measured of an opening. */
export type MeasureOf<N extends OpeningName> = (typeof openingMeasures)[N][number];
export type MeasureName = MeasureOf<OpeningName>;

/** The openings that parcels pass, in the order of the form. */
export const passageNames = ['door', 'corridor', 'corner', 'stairs', 'lift'] as const;
export type PassageName = (typeof passageNames)[number];

type Stairs =
  | (Measures<FlightMeasure> & { readonly turn: 'straight' })
  | (Measures<MeasureOf<'stairs'>> & { readonly turn: 'quarter' | 'half' });

/** What is known of the way into a home, in millimetres. */
export type Openings = { readonly stairs?: Stairs } & {
  readonly [N in Exclude<OpeningName, 'stairs'>]?: Measures<MeasureOf<N>>;
};
