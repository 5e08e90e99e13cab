import 'server-only';
import { nameIn } from '@/lib/catalogue/product-words';
import { findProduct } from '@/lib/catalogue/products';
import type { Messages } from '@/lib/i18n/messages';
import { deskText, deskWords } from './desk-words';

/** A piece that was sold, in French; one that is no longer made by the name it was sold under. */
export function pieceInWords(messages: Messages, productId: string | null, soldAs: string): string {
  const product = findProduct(productId ?? '');
  if (product) return nameIn(messages, 'fr', product);
  return productId ? soldAs : deskWords.figures.free;
}

/** A class of delivery times, in words. @param to has no end in the last class */
export const classInWords = ({
  from,
  to,
}: {
  readonly from: number;
  readonly to: number;
}): string =>
  Number.isFinite(to)
    ? deskText('figures.between', { from: String(from), to: String(to) })
    : deskText('figures.from', { from: String(from) });
