import { cartDeliveryCents } from '@/content/delivery/delivery';

/** Where pieces are asked for: in a cart, or without one, from the page of a piece or of an offer. */
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

/** Where an earlier purchase or offer was asked from, by what its delivery cost. */
export const askedBefore = ({ deliveryCents }: { readonly deliveryCents: number }): AskedFrom =>
  deliveryCents > 0 ? 'cart' : 'piece';
