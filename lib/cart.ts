import { cartDeliveryCents } from '@/content/delivery';

/** A line of a cart. */
export type CartLine = {
  readonly id: string;
  readonly productId: string;
  /** Its name when it was added, for products no longer in the catalogue. */
  readonly productName: string;
  /** Unit price when it was added, euro cents, VAT included. */
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Ids of the chosen options. */
  readonly optionIds: readonly string[];
};

export type CartTotals = {
  readonly count: number;
  readonly subtotalCents: number;
  readonly deliveryCents: number;
  readonly totalCents: number;
};

/** Totals of a cart, euro cents. Delivery is charged once, and not for an empty cart. */
export function totalsOf(
  lines: readonly Pick<CartLine, 'unitPriceCents' | 'quantity'>[],
): CartTotals {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const deliveryCents = count > 0 ? cartDeliveryCents : 0;
  return { count, subtotalCents, deliveryCents, totalCents: subtotalCents + deliveryCents };
}
