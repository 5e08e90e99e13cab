import 'server-only';
import { nameIn, optionNameIn } from '@/lib/catalogue/product-words';
import { findProduct } from '@/lib/catalogue/products';
import { defaultLocale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import type { OrderLineView } from './order-view';

type Line = Pick<OrderLineView, 'productId' | 'name' | 'optionIds' | 'optionNames'>;

/** A line in the words of the house; `soldAs` are the words it was sold in, where they are others. */
export type HouseLine<L> = L & { readonly soldAs?: string };

/**
 * Lines of an order or an offer with their French names, in whatever language they were sold. What is no longer made
 * keeps the names that it was sold under.
 */
export async function linesForHouse<L extends Line>(lines: readonly L[]): Promise<HouseLine<L>[]> {
  const messages = await messagesOf(defaultLocale);
  return lines.map((line) => {
    const { name, optionNames } = namesOf(line, messages);
    const sold = [line.name, ...line.optionNames].join(', ');
    const isSame = sold === [name, ...optionNames].join(', ');
    return { ...line, name, optionNames, ...(!isSame && { soldAs: sold }) };
  });
}

function namesOf({ productId, name, optionIds, optionNames }: Line, messages: Messages) {
  const product = findProduct(productId ?? '');
  if (!product) return { name, optionNames };
  const isMade = (id: string) => product.options.some((option) => option.id === id);
  return {
    name: nameIn(messages, defaultLocale, product),
    optionNames: optionIds.map((id, at) =>
      isMade(id) ? optionNameIn(messages, product, id) : (optionNames[at] ?? id),
    ),
  };
}
