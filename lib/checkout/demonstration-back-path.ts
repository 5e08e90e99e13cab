import type { SearchParams } from '@/lib/search-params';
import { isOrderPath } from '@/lib/site/routes';

/**
 * The page that opened the demonstration of a payment page, by its query: a path without language, of the order or of
 * the payment page with its parameters.
 */
export function demonstrationBackPath({ from, number, order, ...asked }: SearchParams): string {
  const page = `/orders/${number}`;
  if (from === 'order' && typeof order === 'string' && isOrderPath(page)) {
    return `${page}?${new URLSearchParams({ order })}`;
  }
  const query = new URLSearchParams();
  for (const name of ['product', 'price', 'quote']) {
    const value = asked[name];
    if (typeof value === 'string') query.set(name, value);
  }
  return `/payment?${query}`;
}
