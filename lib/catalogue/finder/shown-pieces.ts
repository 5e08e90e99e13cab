/** As many pieces of a category stand on a page of several categories; the finder has the others. */
export const mostInSection = 6;
/** Pieces on a page of the finder, and of a category on the page of the sitemap. */
export const piecesPerPage = 24;

/** A page of a list, the last one for a number beyond it. @param asked its number, from 1 */
export function pageOf<T>(list: readonly T[], asked: number, perPage = piecesPerPage) {
  const last = Math.max(1, Math.ceil(list.length / perPage));
  const page = Math.min(asked, last);
  return { page, last, shown: list.slice((page - 1) * perPage, page * perPage) };
}
