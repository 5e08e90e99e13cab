import { anyDestinationOf } from './countries';
import type { PlannedDelivery } from './delivery';
import { storedDestination } from './delivery';
import { isSameZone, isServed } from './delivery-dates';
import type { Destination } from './destination';
import { isTaxedAlike } from './tax';

/**
 * Whether the price of an order is that of the place where it is to be delivered: taxed alike, and served, as it was when
 * it was ordered. A postcode that nobody can read says nothing: its country counts.
 * @param order an order of a release that kept no destination has the price of every place
 * @param place as it was typed; `undefined` where nobody was asked
 */
export function isPriceFor(
  order: Omit<PlannedDelivery, 'deliveryFirst'>,
  place: { readonly country: string; readonly postcode?: string } | undefined,
): boolean {
  const priced = storedDestination(order);
  if (!priced || !place) return true;
  const there = placeOf(place);
  if (there === undefined || !isTaxedAlike(priced, there)) return false;
  // Days of installation were promised there: carriers that have stopped going since do not change it.
  return isServed(there) || (order.deliveryLast !== null && isSameZone(priced, there));
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
