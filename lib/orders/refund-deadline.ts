import { refundDays } from '@/content/delivery/delivery';
import { dayOf } from '@/lib/calendar';

const dayMs = 24 * 60 * 60 * 1000;
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The last day on which a declaration of withdrawal may be paid back, in the shop's time: `2026-12-06`. */
export function refundDue(declaredAt: Date): string {
  return new Date(noonOf(dayOf(declaredAt)) + refundDays * dayMs).toISOString().slice(0, 10);
}

/** Days that are left to pay a declaration back: 0 on the last day, negative once it is late. */
export function refundDaysLeft(declaredAt: Date, now: Date): number {
  return Math.round((noonOf(refundDue(declaredAt)) - noonOf(dayOf(now))) / dayMs);
}
