import { choiceWord, optionIdsOf, optionsKey } from './choice-word';
import { findProduct, madeTogether, type Product, priceOf } from './products';

/** A product with chosen options, in its own order, and what it costs; euro cents, VAT included. */
export type Choice = {
  readonly product: Product;
  readonly optionIds: readonly string[];
  readonly cents: number;
};

/** A configuration and how many of it are wanted. */
export type WantedChoice = Choice & { readonly quantity: number };

/**
 * A configuration at the price of the catalogue, each of its options once; `undefined` for one that is not made.
 */
export function findChoice(productId: string, optionIds: readonly string[]): Choice | undefined {
  const product = findProduct(productId);
  const cents = product && priceOf(product, optionIds);
  if (!product || cents === undefined) return undefined;
  const chosen = product.options.map(({ id }) => id).filter((id) => optionIds.includes(id));
  return { product, optionIds: chosen, cents };
}

/** The same of what was chosen before some options excluded each other: of these the last stays. */
export function findSettledChoice(
  productId: string,
  optionIds: readonly string[],
): Choice | undefined {
  const product = findProduct(productId);
  return product && findChoice(productId, madeTogether(product, optionIds));
}

type Line = Pick<WantedChoice, 'optionIds' | 'quantity'> & { readonly productId: string | null };

/**
 * The configurations of earlier lines at current prices, without those that are no longer made; of options that exclude each
 * other the last stays.
 */
export function wantedAgain(lines: readonly Line[]): WantedChoice[] {
  return lines.flatMap(({ productId, optionIds, quantity }) => {
    const choice = findSettledChoice(productId ?? '', optionIds);
    return choice ? [{ ...choice, quantity }] : [];
  });
}

/** The word of a configuration. */
export const wordOf = ({ product, optionIds }: Choice): string => choiceWord(product.id, optionIds);

/** The configuration that a word of `choiceWord` names; `undefined` for one that is not made. */
export function readChoice(word: string): Choice | undefined {
  const [productId = '', ...named] = word.split('.');
  return findChoice(productId, optionIdsOf(optionsKey(named)));
}
