import { addDays, type Day } from '@/lib/residence/days';
import { daysAhead } from './slots';

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
