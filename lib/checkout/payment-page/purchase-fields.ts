import type { SearchParams } from '@/lib/search-params';

/** The fields of a query of the payment page that describe the purchase. */
export function purchaseFields(query: SearchParams): Readonly<Record<string, string>> {
  const { quote, product, price } = query;
  return Object.fromEntries(
    Object.entries({ quote, product, price }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
