import { clockAt } from '@/lib/calendar/clock';
import { addDays, type Day, nightsBetween } from '@/lib/calendar/days';
import { daysAhead, hoursOf } from './slots';

const daysShown = 7;

/** Some days whose hours are shown, and where the days before and after begin, if there are any. */
export type Week = {
  readonly from: Day;
  /** The last of them. */
  readonly to: Day;
  readonly previous?: Day;
  readonly next?: Day;
};

/** The days that an address asks for, within those that can be booked. */
export function weekFrom(from: Day | undefined, now: Date): Week {
  const { first, last } = daysAhead(now);
  const start = !from || from < first ? first : from > last ? last : from;
  const [before, after] = [addDays(start, -daysShown), addDays(start, daysShown)];
  return {
    from: start,
    to: addDays(after, -1) > last ? last : addDays(after, -1),
    previous: start > first ? (before < first ? first : before) : undefined,
    next: after <= last ? after : undefined,
  };
}

/** Whether the house is closed on all of its days. */
export const isClosedWeek = ({ from, to }: Week): boolean =>
  nightsBetween(from, addDays(to, 1)).every((day) => hoursOf(day).length === 0);

/** Hours by the day on which they are in a zone. */
export function hoursByDay(hours: readonly Date[], zone: string): ReadonlyMap<Day, Date[]> {
  const days = new Map<Day, Date[]>();
  for (const at of hours) {
    const { day } = clockAt(at, zone);
    days.set(day, [...(days.get(day) ?? []), at]);
  }
  return days;
}
