import type { Piece } from '@/content/catalogue/piece';
import { weekdays } from '@/content/delivery/delivery';
import type { CarrierDays } from '@/content/delivery/delivery-zones';
import { weekdayOf } from '@/lib/calendar/days';

/** Public holidays by year, as `01-01 04-06`. */
export type ClosedDays = Readonly<Record<string, string>>;
/** First and last day of a period, as `2026-12-14`. */
export type Days = { readonly first: string; readonly last: string };

type Plan = {
  /** From the order to the room of an address in mainland France. */
  readonly leadTimeWeeks: Piece['leadTimeWeeks'];
  /** Days on the road beyond those that are part of the lead time, of those on which the carriers drive. */
  readonly extraDays: CarrierDays;
  readonly closedInFrance: ClosedDays;
  readonly closedThere: ClosedDays;
  /** Day of the order. */
  readonly from: string;
};

// Days are counted in UTC, where each has 24 hours.
const dayMs = 86_400_000;

/**
 * Whether a day is open: one of the days of the week that are, and no public holiday. A year beyond the table has no
 * holidays.
 * @param openOn days of the week, 0 for Monday
 */
export function isOpenDay(at: number, closed: ClosedDays, openOn: readonly number[]): boolean {
  const day = new Date(at).toISOString().slice(0, 10);
  const [year = '', monthDay = ''] = day.split(/-(.{5})/);
  return openOn.includes(weekdayOf(day)) && !closed[year]?.includes(monthDay);
}

/** The open day that comes so many open days after the first one from a day on; `undefined` beyond the table. */
function openDay(
  from: number,
  days: number,
  closed: ClosedDays,
  openOn: readonly number[],
): number | undefined {
  for (let at = from, left = days; ; at += dayMs) {
    if (closed[new Date(at).getUTCFullYear()] === undefined) return undefined;
    if (isOpenDay(at, closed, openOn) && left-- === 0) return at;
  }
}

/**
 * The first open day from a day on; `undefined` beyond the years of the table of holidays.
 * @param openOn days of the week, 0 for Monday
 */
export function openDayFrom(
  day: string,
  closed: ClosedDays,
  openOn: readonly number[],
): string | undefined {
  const open = openDay(Date.parse(day), 0, closed, openOn);
  return open === undefined ? undefined : new Date(open).toISOString().slice(0, 10);
}

/**
 * The first and the last day on which a piece can be installed. The carrier drives on its days except on public holidays of
 * France; a piece is installed on those of the house, except on public holidays of the destination.
 * @returns `undefined` beyond the years of a table of holidays
 */
export function installationDays(plan: Plan): Days | undefined {
  const day = (end: keyof CarrierDays) => {
    const due = Date.parse(plan.from) + plan.leadTimeWeeks[end] * 7 * dayMs;
    const arrived = openDay(due, plan.extraDays[end], plan.closedInFrance, weekdays.carriers);
    const installed = arrived && openDay(arrived, 0, plan.closedThere, weekdays.house);
    return installed && new Date(installed).toISOString().slice(0, 10);
  };
  const [first, last] = [day('min'), day('max')];
  return first && last ? { first, last } : undefined;
}

/** The days of pieces that are installed together: those of the slowest. `undefined` without any. */
export function latestOf(all: readonly Days[]): Days | undefined {
  const first = all
    .map((days) => days.first)
    .sort()
    .at(-1);
  const last = all
    .map((days) => days.last)
    .sort()
    .at(-1);
  return first && last ? { first, last } : undefined;
}

/**
 * Days in words, « 14–21 décembre »: one day when both are the same. Italian ranges are padded with zeros by CLDR; they
 * are left out. @param tag of the language
 */
export function daysInWords({ first, last }: Days, tag: string): string {
  return rangeInWords({ first, last }, tag, { day: 'numeric', month: 'long' });
}

/** Days in words, the same ones on the server as in every browser: their versions of CLDR part ranges by other spaces. */
export function rangeInWords(
  { first, last }: Days,
  tag: string,
  format: Intl.DateTimeFormatOptions,
): string {
  const range = new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' });
  return range
    .formatRange(new Date(first), new Date(last))
    .replace(/[\u2009\u202f]/g, ' ')
    .replace(/\b0/g, '');
}
