import 'server-only';
import { listLines } from '@/db/carts';
import type { WantedChoice } from '@/lib/offer-draft';
import { findProduct, priceOf } from '@/lib/products';

/** What the cart of a session holds, at the prices of the catalogue; without what is no longer made. */
export async function listChoices(tokenHash: string): Promise<WantedChoice[]> {
  const lines = await listLines(tokenHash);
  return lines.flatMap(({ productId, optionIds, quantity }) => {
    const product = findProduct(productId);
    const cents = product && priceOf(product, optionIds);
    return product && cents !== undefined ? [{ product, optionIds, cents, quantity }] : [];
  });
}
