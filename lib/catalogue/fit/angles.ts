/** An angle with its sine and cosine. */
export type Angle = { readonly degrees: number; readonly sin: number; readonly cos: number };

const perDegree = 5;
const sines = Array.from({ length: 90 * perDegree + 1 }, (_, n) =>
  Math.sin((n * Math.PI) / (180 * perDegree)),
);

/**
 * The angles from 0 to 90 degrees at which a turning box is looked at, each with its sine and cosine; those of
 * complementary angles are equal to the last digit. Between two neighbours, a corner of a box 2.5 m long moves
 * by less than a centimetre, and the room it needs changes by a fraction of that.
 */
export const angles: readonly Angle[] = sines.map((sin, n) => ({
  degrees: n / perDegree,
  sin,
  cos: sines[sines.length - 1 - n] ?? 0,
}));
