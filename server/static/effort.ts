/** More addresses than this are compressed with less effort: a catalogue of 2 000 pieces, not of 20. */
const thoroughUpTo = 5_000;

/** Small pages, in bytes, cost little time and lose most: they are compressed as well as can be. */
const smallUpTo = 100_000;

/** The quality of brotli for files that every page loads. */
export const effortForFiles = (addresses: number) => (addresses > thoroughUpTo ? 9 : 11);

/** The path that a page names as its own; another one for each further spelling of a piece. */
function canonicalPath(html: string): string | undefined {
  const [, url = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.canParse(url) ? new URL(url).pathname : undefined;
}

/**
 * How hard brotli tries for an answer: 11 where a visitor waits for what it saves. 10 takes a third of the time
 * and makes a page 0.5 to 1.5 % heavier; further spellings of an address get it (`/chair/athena`). What programs
 * read gets 9: a thirtieth of the time, 10 % heavier.
 * @param html of a page @param addresses that the release has
 * @returns the quality of brotli
 */
export function effortFor(
  address: string,
  contentType: string,
  html: string,
  addresses: number,
): number {
  if (addresses > thoroughUpTo || /markdown|application\/xml/.test(contentType)) return 9;
  if (!contentType.startsWith('text/html') || Buffer.byteLength(html) <= smallUpTo) return 11;
  return canonicalPath(html) === address ? 11 : 10;
}
