import { defaultDeliveryWeeks, defaultWarrantyYears } from '@/content/checkout/payment';
import type { Product } from '@/lib/catalogue/products';

/** Warranty and delivery time of several products: the shortest warranty, the longest delivery. */
export function termsOf(products: readonly Product[]) {
  if (products.length === 0) {
    return { warrantyYears: defaultWarrantyYears, deliveryWeeks: defaultDeliveryWeeks };
  }
  const years = products.map(({ piece }) =>
    Math.max(piece.warrantyYears, piece.onlineWarrantyYears ?? defaultWarrantyYears),
  );
  const weeks = products.map(({ piece }) => piece.leadTimeWeeks);
  return {
    warrantyYears: Math.min(...years),
    deliveryWeeks: {
      min: Math.max(...weeks.map(({ min }) => min)),
      max: Math.max(...weeks.map(({ max }) => max)),
    },
  };
}
