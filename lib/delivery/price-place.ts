import { anyDestinationOf } from './countries';
import type { PlannedDelivery } from './delivery';
import { storedDestination } from './delivery';
import { isServed } from './delivery-dates';
import type { Destination } from './destination';
import { isTaxedAlike } from './tax';

/**
 * Whether the price of an order is that of the place where it is to be delivered: taxed alike, and served. A postcode that
 * nobody can read says nothing: its country counts.
 * @param order an order of a release that kept no destination has the price of every place
 * @param place as it was typed; `undefined` where nobody was asked
 */
export function isPriceFor(
  order: Pick<PlannedDelivery, 'deliveryCountry' | 'deliveryPostcode'>,
  place: { readonly country: string; readonly postcode?: string } | undefined,
): boolean {
  const priced = storedDestination(order);
  if (!priced || !place) return true;
  const there = placeOf(place);
  return there !== undefined && isServed(there) && isTaxedAlike(priced, there);
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
