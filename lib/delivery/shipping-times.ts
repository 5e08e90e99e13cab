import type { Piece } from '@/content/catalogue/piece';
import { deliveryCountries } from '@/content/delivery/delivery';
import {
  type CarrierDays,
  type DeliveryCountry,
  deliveryZones,
} from '@/content/delivery/delivery-zones';

/** The road to mainland France, which the lead time of a piece contains. */
export const includedDays = deliveryZones.FR.carrierDays;

/** How long a piece takes to a country, apart from the parts of it that take longer. */
export type ShippingTimes = {
  readonly country: DeliveryCountry;
  /** Making, as days of the week that is counted in. */
  readonly handling: CarrierDays;
  /** Days on the road. */
  readonly transit: CarrierDays;
};

/**
 * The times of a piece to each country of delivery, for feeds and structured data: numbers of days that hold whenever it is
 * ordered, so neither public holidays nor full days are in them, as they are in the days that `deliveryDates` gives.
 * @param daysAWeek that are counted: 7, or 5 for working days
 */
export function shippingTimes(
  leadTimeWeeks: Piece['leadTimeWeeks'],
  daysAWeek: number,
): ShippingTimes[] {
  const max = leadTimeWeeks.max * daysAWeek - includedDays.max;
  const min = Math.min(leadTimeWeeks.min * daysAWeek - includedDays.min, max);
  return deliveryCountries.map((country) => ({
    country,
    handling: { min, max },
    transit: deliveryZones[country].carrierDays,
  }));
}

/** The same times, with the countries together that a piece takes equally long to. */
export function withEqualTimes(times: readonly ShippingTimes[]) {
  const road = ({ transit }: ShippingTimes) => `${transit.min}–${transit.max}`;
  return [...new Map(times.map((time) => [road(time), time])).values()].map((time) => ({
    countries: times.filter((one) => road(one) === road(time)).map(({ country }) => country),
    handling: time.handling,
    transit: time.transit,
  }));
}
