import { closedInFrance } from '@/content/delivery/closed-days/france';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { openDayFrom } from '@/lib/delivery/installation-days';

/** An order that was delivered, and the days that were agreed when it was placed. */
export type Delivered = { readonly deliveredAt: Date; readonly withdrawalDays: number };

/** Working days by law, whenever the house works: Monday to Friday. Source: regulation (EEC, Euratom) No 1182/71, article 2. */
const lawWeekdays = [0, 1, 2, 3, 4];

/**
 * The last day on which the withdrawal of a delivered order may be declared, as `2026-12-14`. The day of delivery does
 * not count; a period that ends on a Saturday, a Sunday or a public holiday of France runs to the next working day.
 * Source: articles L. 221-18 and L. 221-19 of the code de la consommation.
 */
export function withdrawalEnd({ deliveredAt, withdrawalDays }: Delivered): string {
  const last = dayOf(daysAfter(deliveredAt, withdrawalDays));
  return openDayFrom(last, closedInFrance, lawWeekdays) ?? last;
}
