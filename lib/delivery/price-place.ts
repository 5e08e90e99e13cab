import { anyDestinationOf } from './countries';
import type { PlannedDelivery } from './delivery';
import { storedDestination } from './delivery';
import { isSameZone, isServed } from './delivery-dates';
import type { Destination } from './destination';
import { isTaxedAlike } from './tax-owner';

/** Where something is sold to, and whether it was promised there: by an offer, or by the days of a placed order. */
export type SoldPlace = { readonly destination: Destination; readonly isPromised: boolean };

type Ordered = Omit<PlannedDelivery, 'deliveryFirst'> & { readonly offerId: string | null };

/** Where an order was sold to; `undefined` when it keeps no destination. */
export function orderedPlace(order: Ordered): SoldPlace | undefined {
  const destination = storedDestination(order);
  const isPromised = order.offerId !== null || order.deliveryLast !== null;
  return destination && { destination, isPromised };
}

/**
 * Whether what is sold to one place goes to another for the same price: taxed alike, and served; what was promised goes
 * to its zone even where carriers have stopped going since.
 */
export const isSoldAt = (there: Destination, { destination, isPromised }: SoldPlace): boolean =>
  isTaxedAlike(destination, there) &&
  (isServed(there) || (isPromised && isSameZone(destination, there)));

/**
 * Whether the price of an order is that of the place where it is to be delivered: taxed alike, and served, as it was when
 * it was ordered. A postcode that nobody can read says nothing: its country counts.
 * @param order an order of a release that kept no destination has the price of every place
 * @param place as it was typed; `undefined` where nobody was asked
 */
export function isPriceFor(
  order: Ordered,
  place: { readonly country: string; readonly postcode?: string } | undefined,
): boolean {
  const sold = orderedPlace(order);
  if (!sold || !place) return true;
  const there = placeOf(place);
  return there !== undefined && isSoldAt(there, sold);
}

function placeOf({
  country,
  postcode = '',
}: {
  readonly country: string;
  readonly postcode?: string;
}): Destination | undefined {
  const read = anyDestinationOf(country, postcode);
  if (typeof read === 'object') return read;
  const whole = anyDestinationOf(country, '');
  return typeof whole === 'object' ? whole : undefined;
}
