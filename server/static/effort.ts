/** More addresses than this are compressed with less effort: a catalogue of 2 000 pieces, not of 20. */
const thoroughUpTo = 5_000;

/** Pages that stay heavier than this, in bytes, are compressed again with more effort: there are few of them. */
export const heavyFrom = 26_000;

/** The highest quality that brotli has. */
export const mostEffort = 11;

/** The quality of brotli for files that every page loads. */
export const effortForFiles = (addresses: number) => (addresses > thoroughUpTo ? 9 : mostEffort);

/**
 * How hard brotli tries for an answer. 10 takes a third of the time of 11 and makes a page 0.8 % heavier: pages get
 * it. 9 takes a thirtieth and makes it 9 % heavier: what programs read gets that.
 * @param contentType of the answer @param addresses that the release has
 * @returns the quality of brotli
 */
export function effortFor(contentType: string, addresses: number): number {
  return addresses > thoroughUpTo || !contentType.startsWith('text/html') ? 9 : 10;
}
