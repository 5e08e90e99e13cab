import { closedInFrance } from '@/content/delivery/closed-days/france';
import { weekdays } from '@/content/delivery/delivery';
import { addDays, type Day } from '@/lib/calendar/days';
import { openDayFrom } from './installation-days';

/**
 * The working day of the house that comes so many after a day: one of the days of its week, except on public holidays of
 * France. Beyond the years whose holidays are known every day is one.
 */
export function workingDayAfter(from: Day, count: number): Day {
  let day = from;
  for (let left = count; left > 0; left -= 1) {
    const next = addDays(day, 1);
    day = openDayFrom(next, closedInFrance, weekdays.house) ?? next;
  }
  return day;
}
