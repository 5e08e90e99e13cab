/**
 * What a page shows about a visitor without asking the server: the number of pieces in the cart and the
 * products of the wishlist. A copy in a cookie that scripts can read; it proves nothing.
 */
export type Summary = {
  /** Pieces in the cart. */
  readonly pieces: number;
  /** Product ids in the wishlist. */
  readonly wishlistIds: readonly string[];
  /** When cart or wishlist last changed: microseconds since 1970 by the database's clock. */
  readonly at: number;
};

export const summaryCookie = 'summary';

/** A summary as the value of a cookie: `3|1766000000000|lit-zeus.miroir-hera`. */
export function encodeSummary(summary: Summary): string {
  return `${summary.pieces}|${summary.at}|${summary.wishlistIds.join('.')}`;
}

/** The summary in the value of a cookie, or `undefined` when it is missing or malformed. */
export function decodeSummary(text: string | undefined): Summary | undefined {
  const match = text?.match(/^(\d{1,6})\|(\d{1,16})\|([a-z0-9.-]{0,3000})$/);
  if (!match) return undefined;
  const [, pieces, at, wishlistIds] = match;
  return {
    pieces: Number(pieces),
    at: Number(at),
    wishlistIds: wishlistIds ? wishlistIds.split('.') : [],
  };
}
