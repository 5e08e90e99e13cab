import { clockAt } from '@/lib/residence/clock';
import { addDays, type Day, readDay, weekdayOf } from '@/lib/residence/days';

/** The days of a week, from Monday. */
export type WeekDays = readonly [Day, ...Day[]];

/** The week of a day that an address names; that of `now` by the clocks of the house when it names none. */
export function weekOf(value: unknown, now: Date): WeekDays {
  const day = readDay(value) ?? clockAt(now).day;
  const monday = addDays(day, -weekdayOf(day));
  return [monday, ...Array.from({ length: 6 }, (_, n) => addDays(monday, n + 1))];
}
