import { choiceWord } from './choice-word';
import { findProduct, optionIdsOf, optionsKey, type Product, priceOf } from './products';

/** A product with chosen options, and what it costs; euro cents, VAT included. */
export type Choice = {
  readonly product: Product;
  readonly optionIds: readonly string[];
  readonly cents: number;
};

/** A configuration at the price of the catalogue; `undefined` for one that is not made. */
export function findChoice(productId: string, optionIds: readonly string[]): Choice | undefined {
  const product = findProduct(productId);
  const cents = product && priceOf(product, optionIds);
  return product && cents !== undefined ? { product, optionIds, cents } : undefined;
}

/** The word of a configuration. */
export const wordOf = ({ product, optionIds }: Choice): string => choiceWord(product.id, optionIds);

/** The configuration that a word of `choiceWord` names; `undefined` for one that is not made. */
export function readChoice(word: string): Choice | undefined {
  const [productId = '', ...named] = word.split('.');
  return findChoice(productId, optionIdsOf(optionsKey(named)));
}
