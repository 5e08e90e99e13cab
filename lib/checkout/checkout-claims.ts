import { type WantedChoice, wantedAgain } from '@/lib/catalogue/choice';
import { productPath } from '@/lib/catalogue/products';
import { type AskedFrom, askedBefore, deliveryCentsFor } from '@/lib/delivery/delivery-price';
import type { Destination } from '@/lib/delivery/destination';
import { saleAt } from '@/lib/delivery/tax';
import type { Promised } from '@/lib/orders/order-view';

/** A configuration that is bought, or a line that the house has written, and its unit price, euro cents. */
export type CheckoutLine = {
  readonly productId: string | null;
  /** What a line without a product is called: nothing else says it. */
  readonly name?: string;
  readonly optionIds: readonly string[];
  readonly quantity: number;
  readonly unitCents: number;
  /** What a line of a stored offer promises; of any other the catalogue says it. */
  readonly promised?: Promised | null;
};

/**
 * What a checkout token promises: lines, delivery and total, euro cents, at the prices of a destination: VAT included in
 * the Union, without French VAT outside.
 */
export type CheckoutClaims = {
  readonly destination: Destination;
  readonly lines: readonly CheckoutLine[];
  readonly deliveryCents: number;
  readonly totalCents: number;
  /** Page that led here, linked when the token has expired. */
  readonly from: string;
  /** Id of the stored offer whose prices these are, if it is one. */
  readonly offer?: string;
};

/**
 * What buying these configurations costs at a destination, at the prices of the catalogue.
 * @param from page that leads to the payment
 */
export function checkoutOf(
  wanted: readonly WantedChoice[],
  askedFrom: AskedFrom,
  destination: Destination,
  from: string,
): CheckoutClaims {
  const lines = wanted.map(({ product, optionIds, quantity, cents }) => ({
    productId: product.id,
    optionIds,
    quantity,
    unitCents: cents,
  }));
  const sale = saleAt(destination, lines, deliveryCentsFor(lines, askedFrom));
  return {
    destination,
    lines: sale.lines.map(({ vatCents: _, ...line }) => line),
    deliveryCents: sale.deliveryCents,
    totalCents: sale.totalCents,
    from,
  };
}

/**
 * The same pieces at the current prices and delivery of a destination, to buy the content of a token or an offer again.
 * @returns `undefined` when a piece or an option has left the catalogue
 */
export function renewedCheckout(
  earlier: CheckoutClaims,
  destination: Destination = earlier.destination,
): CheckoutClaims | undefined {
  const wanted = wantedAgain(earlier.lines);
  const [first] = wanted;
  if (!first || wanted.length < earlier.lines.length) return undefined;
  const from = earlier.offer ? productPath(first.product, first.optionIds) : earlier.from;
  return checkoutOf(wanted, askedBefore(earlier), destination, from);
}
