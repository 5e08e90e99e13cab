import { hoursOf } from '@/lib/appointments/slots';
import { addDays, addMonths, type Day, daysBetween, readDay } from '@/lib/calendar/days';
import { type ClosedFor, closedFor } from '@/lib/residence/booking';
import { isClosedNight } from '@/lib/residence/stay';
import type { SearchParams } from '@/lib/search-params';

/** Whether a day is closed without the desk, which cannot open it: as every year, or as every week. */
export const isAlwaysClosed = (closed: ClosedFor, day: Day): boolean =>
  closed === 'residence' ? isClosedNight(day) : hoursOf(day).length === 0;

/** Days that are closed at a time at most. */
export const mostDays = 120;

/** So far ahead days are closed at most. */
export const farMonths = 24;

/** What a person of the house closes, or opens again, from the first to the last day. */
export type Closing = { readonly closed: ClosedFor; readonly first: Day; readonly last: Day };

/**
 * What a form or an address closes, as `closed`, `from` and `to`: one day without the last. `undefined` for what names no
 * days, or too many.
 */
export function readClosing({ closed, from, to }: SearchParams): Closing | undefined {
  const what = closedFor.find((one) => one === closed);
  const first = readDay(from);
  const last = readDay(to) ?? first;
  const isSpan = first && last && last >= first && daysBetween(first, last) < mostDays;
  return what && isSpan ? { closed: what, first, last } : undefined;
}

/** Whether all of what is closed is over, or so far ahead that its year may be mistyped. */
export const isOddClosing = ({ first, last }: Closing, today: Day): boolean =>
  last < today || first > addMonths(today, farMonths);

/** The same in an address. */
export const closingQuery = ({
  closed,
  first,
  last,
}: Closing): Readonly<Record<string, string>> => ({
  ...{ closed, from: first, to: last },
});

/** Why a night is not sold: as every year, or by whom it was closed at the desk. */
export type ClosedReason = 'everyYear' | { readonly author: string };

export type ClosedNights = ReadonlyMap<Day, ClosedReason>;

/** The nights of some days that are not sold, each with its reason. @param byDesk who closed which at the desk */
export function closedNights(days: readonly Day[], byDesk: ReadonlyMap<Day, string>): ClosedNights {
  const reasonOf = (day: Day): ClosedReason | undefined => {
    const author = byDesk.get(day);
    return isClosedNight(day) ? 'everyYear' : author === undefined ? undefined : { author };
  };
  return new Map(
    days.flatMap((day) => {
      const reason = reasonOf(day);
      return reason ? [[day, reason] as const] : [];
    }),
  );
}

/** What is closed of some days. */
export type ClosedDays = {
  /** Nights that are not sold. */
  readonly residence: ClosedNights;
  /** Days without hours, besides those of every year and every week. */
  readonly hours: ReadonlySet<Day>;
};

/** Whether the house gives no hours on a day: never then, or it was closed at the desk. */
export const isWithoutHours = (day: Day, closed: ClosedDays): boolean =>
  isAlwaysClosed('hours', day) || closed.hours.has(day);

/** Closed nights that follow each other for one reason. */
export type ClosedSpan = { readonly first: Day; readonly last: Day; readonly reason: ClosedReason };

const isSame = (one: ClosedReason, other: ClosedReason): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Closed nights as spans, in their order. */
export function closedSpans(nights: ClosedNights): ClosedSpan[] {
  const spans: ClosedSpan[] = [];
  for (const [day, reason] of nights) {
    const before = spans.at(-1);
    if (before && addDays(before.last, 1) === day && isSame(before.reason, reason))
      spans[spans.length - 1] = { ...before, last: day };
    else spans.push({ first: day, last: day, reason });
  }
  return spans;
}
