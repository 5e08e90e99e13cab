import { closedAbroad } from '@/content/closed-days/abroad';
import { closedInFrance } from '@/content/closed-days/france';
import { transitDays } from '@/content/delivery';
import { deliveryZones } from '@/content/delivery-zones';
import { type Destination, destinationOf } from './destination';
import { type Days, installationDays } from './installation-days';
import { findProduct } from './products';
import { termsOf } from './purchase-terms';
import { dayOf } from './withdrawal';

type Span = { readonly min: number; readonly max: number };

/** Why there are no dates. */
export type Undated = {
  /** `notServed`: the carriers do not go there. `tooFar`: the holidays of that year are not known yet. */
  readonly reason: 'badCountry' | 'badPostcode' | 'notServed' | 'tooFar';
};

export const areDated = (dates: Days | Undated): dates is Days => 'first' in dates;

/**
 * When a piece ordered at a moment is installed at a destination.
 * @param from read as a day in Paris @returns ISO days, or why there are none
 */
export function deliveryDates({
  leadTimeWeeks,
  country,
  postcode = '',
  from,
}: {
  readonly leadTimeWeeks: Span;
  readonly country: string;
  readonly postcode?: string;
  readonly from: Date;
}): Days | Undated {
  const destination = destinationOf(country, postcode);
  if (typeof destination === 'string') return { reason: destination };
  const extraDays = extraDaysTo(destination);
  if (!extraDays) return { reason: 'notServed' };
  const dates = installationDays({
    leadTimeWeeks,
    extraDays,
    closedInFrance,
    closedThere: destination.country === 'FR' ? closedInFrance : closedAbroad[destination.country],
    from: dayOf(from),
  });
  return dates ?? { reason: 'tooFar' };
}

/** Days on the road beyond those to mainland France; `undefined` where the carriers do not go. */
function extraDaysTo({ country, postcode = '' }: Destination): Span | undefined {
  const { carrierDays, zones } = deliveryZones[country];
  const zone = zones.find(({ postcodes }) => postcodes.test(postcode)) ?? { carrierDays };
  return (
    zone.carrierDays && {
      min: zone.carrierDays.min - transitDays.min,
      max: zone.carrierDays.max - transitDays.max,
    }
  );
}

/** When something is installed, and on what terms; plain values, fit for JSON. */
export type DeliveryEstimate = {
  readonly country: string;
  readonly postcode: string | null;
  readonly leadTimeWeeks: Span;
  /** Days as `2026-12-14`; null with a `reason`. */
  readonly first: string | null;
  readonly last: string | null;
  readonly reason: Undated['reason'] | null;
};

/**
 * When products ordered together at a moment are installed: the latest of them decides.
 * @returns `undefined` when the shop sells no product with one of the ids
 */
export function estimateDelivery(
  productIds: readonly string[],
  { country, postcode }: { readonly country: string; readonly postcode?: string },
  from: Date,
): DeliveryEstimate | undefined {
  const products = productIds.flatMap((id) => findProduct(id) ?? []);
  if (products.length === 0 || products.length < productIds.length) return undefined;
  const leadTimeWeeks = termsOf(products).deliveryWeeks;
  const dates = deliveryDates({ leadTimeWeeks, country, postcode, from });
  return {
    country,
    postcode: postcode || null,
    leadTimeWeeks,
    ...(areDated(dates)
      ? { ...dates, reason: null }
      : { first: null, last: null, reason: dates.reason }),
  };
}
