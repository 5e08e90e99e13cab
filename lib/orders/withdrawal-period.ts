import { closedInFrance } from '@/content/delivery/closed-days/france';
import { withdrawalDays } from '@/content/orders/order-terms';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { openDayFrom } from '@/lib/delivery/installation-days';

/**
 * The last day on which the withdrawal of a delivered order may be declared, as `2026-12-14`. The day of delivery does
 * not count; a period that ends on a Saturday, a Sunday or a public holiday of France runs to the next working day.
 * Source: articles L. 221-18 and L. 221-19 of the code de la consommation.
 */
export function withdrawalEnd(deliveredAt: Date): string {
  const last = dayOf(daysAfter(deliveredAt, withdrawalDays));
  return openDayFrom(last, closedInFrance) ?? last;
}
