import { cartDeliveryCents } from '@/content/delivery/delivery';

/** How pieces are bought: in a cart, or directly from the page of a piece or of an offer. */
export type AskedFrom = 'cart' | 'piece';

/**
 * What the delivery of pieces costs together, euro cents, VAT included: once for a cart, whatever is in it; nothing
 * for an empty one. A single piece that is bought without a cart has it included.
 */
export function deliveryCentsFor(
  lines: readonly { readonly quantity: number }[],
  from: AskedFrom,
): number {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count > 1 || (count === 1 && from === 'cart') ? cartDeliveryCents : 0;
}

/** What the delivery of a piece costs that is bought from its page. */
export const directDeliveryCents = deliveryCentsFor([{ quantity: 1 }], 'piece');

/** How an earlier purchase or offer was bought, by the price of its delivery. */
export const askedBefore = ({ deliveryCents }: { readonly deliveryCents: number }): AskedFrom =>
  deliveryCents > 0 ? 'cart' : 'piece';
