import { dayOf } from '@/lib/calendar/dates';

/** A month that an address names, as `2026-11`; that of `now` in the shop's time when it names none. */
export function readMonth(value: unknown, now: Date): string {
  const isMonth = typeof value === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(value);
  return isMonth ? value : dayOf(now).slice(0, 7);
}

/** The first day of a month, at noon of UTC: the same day in the shop's time. */
export function firstDay(month: string): Date {
  return new Date(`${month}-01T12:00:00Z`);
}

/** The month so many months after another, or before it. */
export function shiftMonth(month: string, by: number): string {
  const day = firstDay(month);
  day.setUTCMonth(day.getUTCMonth() + by);
  return day.toISOString().slice(0, 7);
}

/** The days of a month, as `2026-11-01`. */
export function daysOf(month: string): string[] {
  const last = firstDay(shiftMonth(month, 1));
  last.setUTCDate(0);
  return Array.from(
    { length: last.getUTCDate() },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}
