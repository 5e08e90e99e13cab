/** Ids of options, each once, in the order of their code units: equal choices are equal lists. */
const sorted = (optionIds: readonly string[]): string[] => [...new Set(optionIds)].sort();

/** Key of a set of options, whatever their order; a cart merges lines by it. */
export const optionsKey = (optionIds: readonly string[]): string => sorted(optionIds).join(',');

/** The ids in a key of `optionsKey`, or in a text like it. */
export const optionIdsOf = (key: string): string[] => key.split(',').filter(Boolean);

/**
 * A configuration in one word, as addresses carry several: the id of its product, then those of its options, as
 * in `lit-zeus.led_lighting.safe_storage`. Equal configurations make equal words. It stands apart from
 * `readChoice`, so that a browser which writes a word does not load the catalogue.
 */
export function choiceWord(productId: string, optionIds: readonly string[]): string {
  return [productId, ...sorted(optionIds)].join('.');
}
