import type { Piece } from '@/content/catalogue/piece';
import { deliveryDates } from './delivery-dates';
import { type Destination, decodeDestination, isDeliveryCountry } from './destination';
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
 * @param kept the destination in the visitor's cookie, as `FR-75001`; mainland France without one
 */
export function deliveryOf(
  leadTimeWeeks: Piece['leadTimeWeeks'],
  kept: string | undefined,
): Delivery {
  const destination = decodeDestination(kept);
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

/** The delivery that an order keeps; `undefined` when it keeps no days. */
export function storedDelivery(order: PlannedDelivery): Delivery | undefined {
  const { deliveryCountry, deliveryPostcode, deliveryFirst: first, deliveryLast: last } = order;
  if (!deliveryCountry || !isDeliveryCountry(deliveryCountry) || !first || !last) return undefined;
  const destination = { country: deliveryCountry, postcode: deliveryPostcode ?? undefined };
  return { destination, days: { first, last } };
}
