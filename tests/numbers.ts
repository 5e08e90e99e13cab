/**
 * How many random samples a test tries: few whenever it runs, many with the tests tagged `matrix`.
 * @returns for each of both the count and the tags of its test
 */
export const fewAndMany = (few: number, many: number) => [
  { count: few, tags: [] },
  { count: many, tags: ['matrix'] },
];

/** Whole numbers below a limit that look random and are the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
