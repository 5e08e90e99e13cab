import { findProduct, optionIdsOf, optionsKey, type Product, priceOf } from './products';

export { choiceWord } from './choice-word';

/** A product with chosen options, and what it costs; euro cents, VAT included. */
export type Choice = {
  readonly product: Product;
  readonly optionIds: readonly string[];
  readonly cents: number;
};

/** The configuration that a word of `choiceWord` names; `undefined` for one that is not made. */
export function readChoice(word: string): Choice | undefined {
  const [productId = '', ...named] = word.split('.');
  const product = findProduct(productId);
  const optionIds = optionIdsOf(optionsKey(named));
  const cents = product && priceOf(product, optionIds);
  return product && cents !== undefined ? { product, optionIds, cents } : undefined;
}
