import { clockAt } from '@/lib/calendar/clock';
import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  monthOf,
  nightsBetween,
} from '@/lib/calendar/days';
import { daysOfWeek, mondayOf, readWeek } from './periods/week';

export const calendarKinds = ['month', 'week', 'day'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** What the calendar of the desk shows: the month, the week or the day around a day. */
export type CalendarView = { readonly kind: CalendarKind; readonly day: Day };

/** The view that an address or a form names, as `month=2026-12`, `week=2026-12-14` or `day=2026-12-14`; else this week. */
export function readView(
  { month, week, day }: Readonly<Record<string, unknown>>,
  now: Date,
): CalendarView {
  if (isNear(day)) return { kind: 'day', day };
  const first = typeof month === 'string' ? `${month}-01` : undefined;
  if (isNear(first)) return { kind: 'month', day: first };
  return { kind: 'week', day: readWeek(week, now) };
}

const isNear = (day: unknown): day is Day =>
  typeof day === 'string' && readWeek(day, new Date(0)) !== readWeek(undefined, new Date(0));

/** The query of a view, as a form carries it too. */
export const viewFields = ({ kind, day }: CalendarView): Readonly<Record<string, string>> => ({
  [kind]: kind === 'month' ? monthOf(day) : day,
});

/** Path of the calendar with a view. */
export const calendarPath = (view: CalendarView): string =>
  `/desk/calendar?${new URLSearchParams(viewFields(view))}`;

/** The same for a link: this month opens at today, which a phone would not show. */
export function calendarHref(view: CalendarView, now: Date): string {
  const isNow = view.kind === 'month' && monthOf(view.day) === monthOf(clockAt(now).day);
  return isNow ? `${calendarPath(view)}#today` : calendarPath(view);
}

/** The days of a view: those of a month in whole weeks. */
export function daysShown({ kind, day }: CalendarView): Day[] {
  if (kind === 'day') return [day];
  if (kind === 'week') return daysOfWeek(mondayOf(day));
  const first = mondayOf(`${monthOf(day)}-01`);
  const last = addDays(mondayOf(daysOfMonth(monthOf(day)).at(-1) ?? day), 6);
  return nightsBetween(first, addDays(last, 1));
}

/** The view so many months, weeks or days later. */
export function viewAfter({ kind, day }: CalendarView, by: number): CalendarView {
  if (kind === 'month') return { kind, day: addMonths(`${monthOf(day)}-01`, by) };
  return { kind, day: addDays(day, kind === 'week' ? 7 * by : by) };
}

/** The same place in time, seen as a month, a week or a day; today where it lies in what is shown. */
export function viewAs(view: CalendarView, kind: CalendarKind, now: Date): CalendarView {
  const today = clockAt(now).day;
  const day = daysShown(view).includes(today) ? today : view.day;
  return { kind, day: kind === 'week' ? mondayOf(day) : day };
}

/** The number of a day in its month, as its date says it: the first is « 1er ». */
export const dayOfMonth = (day: Day): string =>
  day.endsWith('-01') ? '1er' : String(Number(day.slice(8)));
