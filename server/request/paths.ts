/** Characters; no address of the shop has more. */
export const longestPath = 2_048;

/** Most parameters of a query; no address of the shop has as many. Next takes 230 ms for 2 800 of one name. */
const mostParameters = 100;
/** A slash or backslash inside a name: decoded, it would name another page. */
const escapedSlash = /%(?:2f|5c)/i;

/**
 * The path of a request without its query; empty when it has broken percent-escapes or escaped slashes, is no path,
 * or has a query of more parameters than any page reads.
 */
export function pathOf(url: string): string {
  const [asked = ''] = url.split('?', 1);
  try {
    if (url.split('&', mostParameters + 1).length > mostParameters) return '';
    const path = decodeURIComponent(asked);
    return path.startsWith('/') && !escapedSlash.test(asked) ? path : '';
  } catch {
    return '';
  }
}

/** The path under which an address is known. Takes time in proportion to its length, unlike `/\/+$/`. */
export function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
