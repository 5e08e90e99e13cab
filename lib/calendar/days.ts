/** A day of the calendar, without time or zone, as in `2027-02-28`. */
export type Day = string;

const dayMs = 86_400_000;
const midnight = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The day that a text names; `undefined` for any other text, and for days that no calendar has, as 30 February. */
export function readDay(text: unknown): Day | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = midnight(text);
  return Number.isNaN(ms) || dayAt(ms) !== text ? undefined : text;
}

/** The day so many days later. */
export const addDays = (day: Day, days: number): Day => dayAt(midnight(day) + days * dayMs);

/** Days from one to the other: as many as there are nights between them, also where clocks change. */
export const daysBetween = (from: Day, to: Day): number => (midnight(to) - midnight(from)) / dayMs;

/** The nights of a stay, each by the day on which it begins. */
export const nightsBetween = (checkIn: Day, checkOut: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(checkIn, checkOut)) }, (_, n) =>
    addDays(checkIn, n),
  );

/** The same day so many months later; the last of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** A month as in `2027-02`. */
export type Month = string;

/** The month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The days of a month, in their order. */
export function daysOfMonth(month: Month): Day[] {
  const first = `${month}-01`;
  return nightsBetween(first, addMonths(first, 1));
}

/** The place of a day in its week, 0 for Monday. */
export const weekdayOf = (day: Day): number => (new Date(midnight(day)).getUTCDay() + 6) % 7;

/** Whether a day lies from the first to the last day of a span of each year, `MM-DD`, which may pass its end. */
export function isInSpan(day: Day, { from, to }: { from: string; to: string }): boolean {
  const date = day.slice(5);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}
