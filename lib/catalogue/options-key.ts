/** Ids of options, each once, in the order of their code units: equal choices are equal lists. */
export const sortedOptions = (optionIds: readonly string[]): string[] =>
  [...new Set(optionIds)].sort();

/** Key of a set of options, whatever their order; a cart merges lines by it. */
export const optionsKey = (optionIds: readonly string[]): string =>
  sortedOptions(optionIds).join(',');

/** The ids in a key of `optionsKey`, or in a text like it. */
export const optionIdsOf = (key: string): string[] => key.split(',').filter(Boolean);
