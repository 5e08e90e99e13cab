import { deliveriesPerDay, weekdays } from '@/content/delivery/delivery';
import { type DeliveryCountry, deliveryZones } from '@/content/delivery/delivery-zones';
import { dayOf } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { storedDestination } from '@/lib/delivery/delivery';
import { isDeliveryDay } from '@/lib/delivery/delivery-dates';
import { departureDay } from '@/lib/delivery/departure';
import type { OrderState } from '@/lib/orders/order';
import type { OrderLineView } from '@/lib/orders/order-view';
import { daysOfWeek, mondayOf } from './periods/week';

/** An order as the plan shows it. */
export type PlanEntry = {
  readonly number: string;
  readonly state: OrderState;
  readonly name: string | null;
  /** Lines of the address agreed for its delivery; before that, of the one given with its payment. */
  readonly address: readonly string[] | null;
  readonly carriers: string | null;
  readonly deliveryCountry: string | null;
  readonly deliveryPostcode: string | null;
  /** The day agreed for its delivery, or on which it was made. */
  readonly deliveryDate: string | null;
  /** The promised days. */
  readonly deliveryFirst: string | null;
  readonly deliveryLast: string | null;
  /** When its withdrawal was declared, until it is paid back. */
  readonly declaredAt?: Date;
  readonly lines: readonly OrderLineView[];
};

/** A day of the plan. */
export type PlanDay<E extends PlanEntry> = {
  readonly day: string;
  readonly entries: readonly E[];
  /** How many more deliveries the carriers can make; 0 on a day without deliveries. */
  readonly room: number;
  /** Whether nothing is delivered in France; and the other countries that are closed although France is open. */
  readonly isClosed: boolean;
  readonly closedIn: readonly DeliveryCountry[];
};

const countries = Object.keys(deliveryZones) as DeliveryCountry[];

/** Whether pieces are installed on a day of the week, 0 for Monday. */
const isInstalledOn = (weekday: number) => weekdays.house.some((one) => one === weekday);

/** The days of a week with their deliveries: those on which pieces are installed, and another where something is on it. */
export function planWeek<E extends PlanEntry>(monday: string, entries: readonly E[]): PlanDay<E>[] {
  return daysOfWeek(monday).flatMap((day, index) => {
    const its = entries.filter(({ deliveryDate }) => deliveryDate === day);
    if (!isInstalledOn(index) && its.length === 0) return [];
    const isClosed = !isDeliveryDay(day, 'FR');
    const closedIn = isClosed ? [] : countries.filter((country) => !isDeliveryDay(day, country));
    const room = isClosed ? 0 : Math.max(0, deliveriesPerDay - its.length);
    return [{ day, entries: its, room, isClosed, closedIn }];
  });
}

/** Weeks of the list: the words of the plan say how many. */
export const listWeeks = 4;

/** The longest road, its Sundays and holidays, in days: who leaves in a week is promised before the end of these. */
export const longestRoadDays = 21;

/**
 * The orders that have to leave the workshop within some days, a week unless said otherwise, the first to leave first.
 * @param isCurrent whether they begin with this week: it has those that should have left before, and those without promised days
 */
export function leavingIn<E extends PlanEntry>(
  monday: string,
  entries: readonly E[],
  isCurrent: boolean,
  days = 7,
): (E & { readonly leavesBy: string | null; readonly isLate: boolean })[] {
  const end = addDays(monday, days);
  return entries
    .map((entry) => {
      const { deliveryLast } = entry;
      const leavesBy = deliveryLast && departureDay(deliveryLast, storedDestination(entry));
      return { ...entry, leavesBy, isLate: leavesBy !== null && leavesBy < monday };
    })
    .filter(({ leavesBy }) =>
      leavesBy === null ? isCurrent : leavesBy < end && (isCurrent || leavesBy >= monday),
    )
    .sort((a, b) => (a.leavesBy ?? '9').localeCompare(b.leavesBy ?? '9'));
}

/**
 * The Monday of the week in whose plan an order stands, for a link to it: in which it was brought, is to be, or has to leave the
 * workshop; of this week, where it should have left.
 * @param today `2026-12-14`
 */
export function planWeekOf(
  order: Parameters<typeof storedDestination>[0] & Pick<PlanEntry, 'deliveryDate' | 'deliveryLast'>,
  deliveredAt: Date | null,
  today: string,
): string | undefined {
  const { deliveryDate, deliveryLast } = order;
  const day = deliveredAt ? dayOf(deliveredAt) : deliveryDate;
  if (day) return mondayOf(day);
  if (!deliveryLast) return undefined;
  const leavesBy = departureDay(deliveryLast, storedDestination(order));
  return mondayOf(leavesBy < today ? today : leavesBy);
}

/** A postcode at the start of a line of an address. */
const postcode = /^(?:[A-Z]{1,2}-)?(?:\d{4,5}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})\s+(?=\p{L})/iu;

/** The town in the lines of an address: what stands behind its postcode. `undefined` where no line has one. */
export function townIn(address: readonly string[] | null): string | undefined {
  const line = address?.findLast((one) => postcode.test(one));
  return line?.replace(postcode, '');
}
