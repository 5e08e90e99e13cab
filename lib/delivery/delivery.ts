import type { Piece } from '@/content/catalogue/piece';
import { deliveryDates } from './delivery-dates';
import { type Destination, isDeliveryCountry, isOtherCountry } from './destination';
import type { Days } from './installation-days';

/** Where and when an order was to be installed when it was placed; null where that was not known. */
export type PlannedDelivery = {
  readonly deliveryCountry: string | null;
  readonly deliveryPostcode: string | null;
  /** Days as `2026-12-14`. */
  readonly deliveryFirst: string | null;
  readonly deliveryLast: string | null;
};

/** When and where something ordered now is installed. */
export type Delivery = {
  readonly destination: Destination;
  /** Those of `deliveryDates`; `undefined` where only weeks are known. */
  readonly days: Days | 'notServed' | undefined;
};

/**
 * What every page says of the delivery of something that is ordered now.
 * @param leadTimeWeeks of one piece, or of the slowest of several (`termsOf`)
 */
export function deliveryOf<Place extends Destination>(
  leadTimeWeeks: Piece['leadTimeWeeks'],
  destination: Place,
): Delivery & { readonly destination: Place } {
  return { destination, days: deliveryDates(leadTimeWeeks, destination, new Date()) };
}

/** A delivery as an order keeps it. */
export function plannedDelivery({ destination, days }: Delivery): PlannedDelivery {
  const dated = typeof days === 'object' ? days : undefined;
  return {
    deliveryCountry: destination.country,
    deliveryPostcode: destination.postcode ?? null,
    deliveryFirst: dated?.first ?? null,
    deliveryLast: dated?.last ?? null,
  };
}

/** The destination of an order; `undefined` when none was known. */
export function storedDestination({
  deliveryCountry: country,
  deliveryPostcode: postcode,
}: Pick<PlannedDelivery, 'deliveryCountry' | 'deliveryPostcode'>): Destination | undefined {
  if (!country || !(isDeliveryCountry(country) || isOtherCountry(country))) return undefined;
  return { country, postcode: postcode ?? undefined };
}

/** The delivery that an order keeps; `undefined` when it keeps no days. */
export function storedDelivery(order: PlannedDelivery): Delivery | undefined {
  const destination = storedDestination(order);
  const { deliveryFirst: first, deliveryLast: last } = order;
  return destination && first && last ? { destination, days: { first, last } } : undefined;
}
