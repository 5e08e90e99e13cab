import type { Suite } from '@/content/residence/suites';
import { type Day, type Month, monthOf, readDay } from '@/lib/calendar/days';
import type { SearchParam, SearchParams } from '@/lib/search-params';

/** What the address of the calendar says: which days were chosen, and which month is shown. */
export type DatesQuery = {
  readonly checkIn?: Day;
  readonly checkOut?: Day;
  readonly month?: Month;
};

/** Reads the dates of an address; what names no day is left out. */
export function readDates({ from, to, month }: SearchParams): DatesQuery {
  const checkIn = readDay(from);
  const shown = typeof month === 'string' ? readDay(`${month}-01`) : undefined;
  return {
    checkIn,
    checkOut: checkIn ? readDay(to) : undefined,
    month: shown ? monthOf(shown) : undefined,
  };
}

/** The query of those dates, and of whatever else an address says. */
export function datesQuery(
  { checkIn, checkOut, month }: DatesQuery,
  others: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = { ...others, from: checkIn, to: checkOut, month };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  return query.toString();
}

/** The guests of an address: where it names none two adults, or as many as the suite takes. */
export function guestsIn({ adults, children }: SearchParams, suite: Pick<Suite, 'guests'>) {
  const read = (text: SearchParam, otherwise: number) =>
    typeof text === 'string' && /^\d{1,2}$/.test(text) ? Number(text) : otherwise;
  return {
    adults: Math.max(1, read(adults, Math.min(2, suite.guests))),
    children: read(children, 0),
  };
}
