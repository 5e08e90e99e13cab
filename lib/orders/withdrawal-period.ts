import { closedInFrance } from '@/content/delivery/closed-days/france';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { addDays, type Day, weekdayOf } from '@/lib/calendar/days';
import type { ClosedDays } from '@/lib/delivery/installation-days';

/** An order that was delivered, and the days that were agreed when it was placed. */
export type Delivered = { readonly deliveredAt: Date; readonly withdrawalDays: number };

/**
 * Working days by law, whenever the house works or rests: Monday to Friday, but public holidays of France. Source:
 * regulation (EEC, Euratom) No 1182/71, article 2.
 */
function isWorkingDay(day: Day): boolean {
  const [year = '', monthDay = ''] = day.split(/-(.{5})/);
  const holidays: ClosedDays = closedInFrance;
  return weekdayOf(day) < 5 && !holidays[year]?.includes(monthDay);
}

/**
 * The last day on which the withdrawal of a delivered order may be declared, as `2026-12-14`. The day of delivery does
 * not count; a period that ends on a Saturday, a Sunday or a public holiday of France runs to the next working day.
 * Source: articles L. 221-18 and L. 221-19 of the code de la consommation.
 */
export function withdrawalEnd({ deliveredAt, withdrawalDays }: Delivered): string {
  let last = dayOf(daysAfter(deliveredAt, withdrawalDays));
  while (!isWorkingDay(last)) last = addDays(last, 1);
  return last;
}
