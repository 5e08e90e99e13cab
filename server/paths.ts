/** Characters; no address of the shop has more. */
export const longestPath = 2_048;

/** The path of a request without its query; empty when it has broken percent-escapes or is no path. */
export function pathOf(url: string): string {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return path.startsWith('/') ? path : '';
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
