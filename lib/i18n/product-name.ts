import 'server-only';
import type { Product } from '@/lib/products';
import type { Locale } from './locales';
import { type Messages, messagesOf } from './messages';
import { productWords } from './product-words';

/** What a product is called in a language: « Lit Chronos, édition Structure ». */
export async function productName(product: Product, locale: Locale): Promise<string> {
  return nameIn(await messagesOf(locale), product);
}

/** As `productName`, with the words at hand. */
export function nameIn(messages: Messages, product: Product): string {
  const { name } = productWords(messages, product.piece);
  if (product.kind === 'piece') return name;
  return messages.detail.productNames[product.kind].replace('{name}', name);
}
