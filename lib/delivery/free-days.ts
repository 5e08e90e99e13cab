import type { Delivery } from './delivery';
import { isDeliveryDay } from './delivery-dates';

const dayMs = 86_400_000;

/** The first day from a day on, on which the carriers deliver to a country and have room. */
function freeDayFrom(day: string, country: string, full: ReadonlySet<string>): string {
  let free = day;
  while (full.has(free) || !isDeliveryDay(free, country)) {
    free = new Date(Date.parse(free) + dayMs).toISOString().slice(0, 10);
  }
  return free;
}

/**
 * A delivery whose first and last day are days on which the carriers have room. Pages that are the same for everybody
 * say the days before that.
 * @param full days without room, as `2026-12-14`
 */
export function onFreeDays(delivery: Delivery, full: ReadonlySet<string>): Delivery {
  const { days, destination } = delivery;
  if (typeof days !== 'object' || full.size === 0) return delivery;
  const free = (day: string) => freeDayFrom(day, destination.country, full);
  return { destination, days: { first: free(days.first), last: free(days.last) } };
}
