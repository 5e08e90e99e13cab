/** The page that compares configurations. */
export const comparePath = '/compare';

/** The most configurations compared at once: as many as fit side by side. */
export const mostCompared = 4;

/** A word of `choiceWord`, as far as a browser can tell without the catalogue. */
const word = /^[a-z][\w.-]{0,199}$/;

/** Product ids of one category begin alike, and those of two do not: `lit-…`, `fauteuil-…`. */
const kindOf = (id: string) => id.split('-', 1)[0];

/** The path that compares these words. */
export function comparisonPath(words: readonly string[], isShort = false): string {
  const query = [
    ...(words.length > 0 ? [`pieces=${words.join()}`] : []),
    ...(isShort ? ['only=differences'] : []),
  ];
  return query.length > 0 ? `${comparePath}?${query.join('&')}` : comparePath;
}

/** The words of a stored list; whatever else it holds is left out. */
export function readList(text: string): string[] {
  const words = [...new Set(text.split(','))].filter((one) => word.test(one));
  return words.filter((one) => kindOf(one) === kindOf(words[0] ?? '')).slice(0, mostCompared);
}

/**
 * The list with a word more, or without it where it had it.
 * @returns the code of a sentence for a list that is full, or of another category
 */
export function toggled(
  list: readonly string[],
  one: string,
): readonly string[] | 'compareFull' | 'compareMixed' {
  if (list.includes(one)) return list.filter((other) => other !== one);
  if (list.length > 0 && kindOf(list[0] ?? '') !== kindOf(one)) return 'compareMixed';
  return list.length < mostCompared ? [...list, one] : 'compareFull';
}
