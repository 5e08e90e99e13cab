import type { Piece } from '@/content/catalogue/piece';
import { closedAbroad } from '@/content/delivery/closed-days/abroad';
import { closedInFrance } from '@/content/delivery/closed-days/france';
import { agreedDaysAhead, weekdays } from '@/content/delivery/delivery';
import {
  type CarrierDays,
  type DeliveryCountry,
  deliveryZones,
} from '@/content/delivery/delivery-zones';
import { dayOf, daysAfter, noonOf } from '@/lib/calendar/dates';
import {
  type Destination,
  isDeliveryCountry,
  isOffered,
  type ServedDestination,
} from './destination';
import { type Days, installationDays, isOpenDay } from './installation-days';
import { includedDays } from './shipping-times';

/**
 * When a piece ordered at a moment is installed at a destination.
 * @param from read as a day in Paris
 * @returns ISO days; `notServed` where the carriers do not go; `undefined` when the holidays of that year are not known
 * yet, and in a country that only an offer names
 */
export function deliveryDates(
  leadTimeWeeks: Piece['leadTimeWeeks'],
  destination: Destination,
  from: Date,
): Days | 'notServed' | undefined {
  // The house agrees them with who orders.
  if (!isOffered(destination)) return undefined;
  const extraDays = extraDaysTo(destination);
  if (!extraDays) return 'notServed';
  return installationDays({
    leadTimeWeeks,
    extraDays,
    closedInFrance,
    closedThere: closedIn(destination.country),
    from: dayOf(from),
  });
}

/** The public holidays of a destination. */
const closedIn = (country: DeliveryCountry) =>
  country === 'FR' ? closedInFrance : closedAbroad[country];

/**
 * Whether pieces are delivered and installed on a day: one of the house's, except on public holidays of the destination.
 * A year whose holidays are not known yet has none. @param country code of the destination
 */
export function isDeliveryDay(day: string, country: string): boolean {
  return isOpenDay(
    Date.parse(day),
    closedIn(isDeliveryCountry(country) ? country : 'FR'),
    weekdays.house,
  );
}

/** The last day on which a delivery can be agreed now. @param today as `2026-12-14` */
export const lastAgreedDay = (today: string): string =>
  dayOf(daysAfter(noonOf(today), agreedDaysAhead));

/** Whether the carriers go to a destination; the house sees to one that it names in an offer. */
export const isServed = (destination: Destination): boolean =>
  !isOffered(destination) || extraDaysTo(destination) !== undefined;

/** Whether two places are the same for their carriers: a country, or the same part of one. */
export const isSameZone = (one: Destination, other: Destination): boolean =>
  one.country === other.country &&
  (!isOffered(one) || !isOffered(other) || zoneOf(one)?.id === zoneOf(other)?.id);

/** The part of its country that carriers treat apart, if it is in one. */
const zoneOf = ({ country, postcode = '' }: ServedDestination) =>
  deliveryZones[country].zones.find(({ postcodes }) => postcodes.test(postcode));

/** Days on the road beyond those to mainland France; `undefined` where the carriers do not go. */
export function extraDaysTo(destination: ServedDestination): CarrierDays | undefined {
  const zone = zoneOf(destination) ?? deliveryZones[destination.country];
  return (
    zone.carrierDays && {
      min: zone.carrierDays.min - includedDays.min,
      max: zone.carrierDays.max - includedDays.max,
    }
  );
}
