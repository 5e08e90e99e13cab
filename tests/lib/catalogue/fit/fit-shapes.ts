import fc from 'fast-check';

/** The random boxes and openings of the fit tests are the same in every run. */
export const seed = 20_261_122;

export const mm = (min: number, max: number) => fc.integer({ min, max });

export type Sizes = readonly [a: number, b: number, c: number];

/** The three faces of a box, by their sides. */
export const facesOf = ([a, b, c]: Sizes) =>
  [
    [a, b],
    [a, c],
    [b, c],
  ] as const;
