import { clockAt } from '@/lib/calendar/clock';
import { addDays, type Day } from '@/lib/calendar/days';

/** From this time of the day on, by the clocks of the house, guests are reminded of tomorrow. */
const fromTime = '09:00';

/** So many days before, guests of stays and of hours are reminded: the mails say "tomorrow". */
export const reminderDaysBefore = 1;

/** The day on which the guests of a day are reminded. */
export const reminderDay = (of: Day): Day => addDays(of, -reminderDaysBefore);

/** The day whose guests are reminded at a moment; `undefined` at night. */
export function dueReminders(at: Date): Day | undefined {
  const { day, time } = clockAt(at);
  return time < fromTime ? undefined : addDays(day, reminderDaysBefore);
}
