import { findProduct, priceOf, productPath } from '@/lib/catalogue/products';
import type { Quote } from './checkout-token';

/**
 * The same pieces once more, at the prices of today: whoever was paid for a quote or an offer can buy them again.
 * @returns `undefined` when a piece or an option has left the catalogue
 */
export function renewedQuote({ lines, deliveryCents, from, offer }: Quote): Quote | undefined {
  const renewed: Quote['lines'] = [];
  for (const line of lines) {
    const product = findProduct(line.p);
    const cents = product && priceOf(product, line.o);
    if (cents === undefined) return undefined;
    renewed.push({ ...line, c: cents });
  }
  const [first] = renewed;
  const product = first && findProduct(first.p);
  if (!product) return undefined;
  return {
    lines: renewed,
    deliveryCents,
    totalCents: renewed.reduce((sum, { q, c }) => sum + q * c, deliveryCents),
    from: offer ? productPath(product, first.o) : from,
  };
}
