import { clockAt } from '@/lib/calendar/clock';
import { addDays, type Day } from '@/lib/calendar/days';

/** From this time of the day on, by the clocks of the house, guests are reminded of tomorrow. */
const fromTime = '09:00';

/** The day whose guests are reminded at a moment; `undefined` at night. */
export function dueReminders(at: Date): Day | undefined {
  const { day, time } = clockAt(at);
  return time < fromTime ? undefined : addDays(day, 1);
}
