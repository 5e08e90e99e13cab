/** More addresses than this are compressed with less effort: a catalogue of 2 000 pieces, not of 20. */
const thoroughUpTo = 5_000;

/** Pages that stay heavier than this, in bytes, are compressed again with more effort: there are few of them. */
export const heavyFrom = 26_000;

/** The highest quality that brotli has: that of files that every page loads. */
export const mostEffort = 11;

/**
 * How hard brotli tries for an answer. 10 takes a third of the time of 11 and makes a page 0.8 % heavier. 8 takes a fifteenth
 * of the time of 10 and makes it 8 % heavier. 9 is of no use here: for each answer it clears tens of megabytes of memory,
 * which takes longer than 10 takes for a page.
 * @param addresses that the release has
 * @returns the quality of brotli
 */
export const effortFor = (addresses: number): number => (addresses > thoroughUpTo ? 8 : 10);
