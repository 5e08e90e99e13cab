import { sortedOptions } from './options-key';

/**
 * A configuration in one word, as addresses carry several: the id of its product, then those of its options, as
 * in `lit-zeus.led_lighting.safe_storage`. Equal configurations make equal words. It stands apart from
 * `readChoice`, so that a browser which writes a word does not load the catalogue.
 */
export function choiceWord(productId: string, optionIds: readonly string[]): string {
  return [productId, ...sortedOptions(optionIds)].join('.');
}
