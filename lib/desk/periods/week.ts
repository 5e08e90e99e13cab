import { z } from 'zod';
import { dayOf, noonOf } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';

/** The Monday of the week of a day, both as `2026-12-14`. */
export const mondayOf = (day: string): string => addDays(day, -((noonOf(day).getUTCDay() + 6) % 7));

/** The Monday of a week that an address names by one of its days; of this week in the shop's time when it names none. */
export function readWeek(value: unknown, now: Date): string {
  const day = z.iso.date().safeParse(value).data;
  const isNear = day !== undefined && day >= '2020-01-01' && day < '2100-01-01';
  return mondayOf(isNear ? day : dayOf(now));
}

/** The days of a week, from its Monday to its Sunday. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, days) => addDays(monday, days));

/** The number of a week in its year: that of its Thursday. Source: ISO 8601. */
export function weekNumber(monday: string): number {
  const thursday = noonOf(addDays(monday, 3));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / (7 * 86_400_000)) + 1;
}
