import { dayOf } from '@/lib/calendar/dates';

/** A quarter that an address names, as `2026-Q4`; that of `now` in the shop's time when it names none. */
export function readQuarter(value: unknown, now: Date): string {
  if (typeof value === 'string' && /^20\d{2}-Q[1-4]$/.test(value)) return value;
  const [year, month] = dayOf(now).split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** The first day of a quarter, `2026-10-01`. */
export function firstDayOf(quarter: string): string {
  const [year, number] = quarter.split('-Q').map(Number);
  return `${year}-${String((number ?? 1) * 3 - 2).padStart(2, '0')}-01`;
}

/** The quarter so many quarters after another, or before it. */
export function shiftQuarter(quarter: string, by: number): string {
  const [year = 0, number = 1] = quarter.split('-Q').map(Number);
  const index = year * 4 + number - 1 + by;
  return `${Math.floor(index / 4)}-Q${(index % 4) + 1}`;
}
