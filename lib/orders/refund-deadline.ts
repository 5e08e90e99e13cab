import { refundDays } from '@/content/orders/order-terms';
import { dayOf, daysAfter, noonOf } from '@/lib/calendar/dates';

const dayMs = 24 * 60 * 60 * 1000;

/** The last day on which a declaration of withdrawal may be paid back, in the shop's time: `2026-12-06`. */
export function refundDue(declaredAt: Date): string {
  return dayOf(daysAfter(declaredAt, refundDays));
}

/** Days that are left to pay a declaration back: 0 on the last day, negative once it is late. */
export function refundDaysLeft(declaredAt: Date, now: Date): number {
  return Math.round(
    (noonOf(refundDue(declaredAt)).getTime() - noonOf(dayOf(now)).getTime()) / dayMs,
  );
}
