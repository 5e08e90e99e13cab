import type { SearchParams } from '@/lib/search-params';
import { daysOf, readMonth, shiftMonth } from './month';

/** A month or a year of the shop's time, as `2026-11` or `2026`. */
export type Period = string;

export const isYear = (period: Period): boolean => period.length === 4;

/** The year that an address names, else its month; the month of `now` when it names neither. */
export function readPeriod({ year, month }: SearchParams, now: Date): Period {
  return typeof year === 'string' && /^20\d{2}$/.test(year) ? year : readMonth(month, now);
}

/** The first day of a period, and the first day behind it. */
export function boundsOf(period: Period): { readonly first: string; readonly before: string } {
  const next = shiftPeriod(period, 1);
  const firstOf = (one: Period) => `${one}${isYear(one) ? '-01-01' : '-01'}`;
  return { first: firstOf(period), before: firstOf(next) };
}

/** The period so many of its kind after another, or before it. */
export const shiftPeriod = (period: Period, by: number): Period =>
  isYear(period) ? String(Number(period) + by) : shiftMonth(period, by);

/** The parts of a period that its plots have a bar for: the days of a month, the months of a year. */
export const partsOf = (period: Period): readonly string[] =>
  isYear(period)
    ? Array.from({ length: 12 }, (_, month) => `${period}-${String(month + 1).padStart(2, '0')}`)
    : daysOf(period);

/** The part of a period that a day belongs to. */
export const partOf = (period: Period, day: string): string =>
  isYear(period) ? day.slice(0, 7) : day;

/** The address of the figures of a period. @param page the page, or the file of them */
export const figuresPath = (
  period: Period,
  page: '/desk/figures' | '/desk/figures.csv' = '/desk/figures',
): string => `${page}?${isYear(period) ? 'year' : 'month'}=${period}`;
