import { defaultWarrantyYears } from '@/content/checkout/payment';
import { catalogueWeeks } from '@/lib/catalogue/catalogue';
import { findProduct, type Product } from '@/lib/catalogue/products';
import type { OrderLineView, Promised } from './order-view';

/** What the catalogue promises of a product that is ordered online today. */
export const promisedOf = ({ piece }: Product): Promised => ({
  warrantyYears: Math.max(piece.warrantyYears, piece.onlineWarrantyYears ?? defaultWarrantyYears),
  deliveryWeeks: piece.leadTimeWeeks,
});

/**
 * What is promised of lines: what was agreed when they were sold, or else what the catalogue promises of their product. Nothing
 * of those that the house has written.
 */
export const promisesOf = (
  lines: readonly Partial<Pick<OrderLineView, 'productId' | 'promised'>>[],
): Promised[] =>
  lines.flatMap(({ productId, promised }) => {
    const product = findProduct(productId ?? '');
    return promised ?? (product ? promisedOf(product) : []);
  });

/** Warranty and delivery time of several products together: the shortest warranty, the longest delivery. */
export function termsOf(promises: readonly Promised[]): Promised {
  if (promises.length === 0)
    return { warrantyYears: defaultWarrantyYears, deliveryWeeks: catalogueWeeks };
  const weeks = promises.map(({ deliveryWeeks }) => deliveryWeeks);
  return {
    warrantyYears: Math.min(...promises.map(({ warrantyYears }) => warrantyYears)),
    deliveryWeeks: {
      min: Math.max(...weeks.map(({ min }) => min)),
      max: Math.max(...weeks.map(({ max }) => max)),
    },
  };
}
