import {
  type Adviser,
  advisers,
  appointmentRules,
  openingHours,
  type SpokenLanguage,
} from '@/content/appointments/appointments';
import { closedInFrance } from '@/content/delivery/closed-days/france';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import {
  addDays,
  addMonths,
  type Day,
  isInSpan,
  nightsBetween,
  weekdayOf,
} from '@/lib/calendar/days';
import type { AgreedHour } from './agreed-hour';
import type { Hour } from './appointment';

const { horizonDays, farMonths, noticeHours, closed } = appointmentRules;
const hourMs = 3_600_000;

const holidays: Readonly<Record<string, string>> = closedInFrance;

/** Whether nobody is there on a day: closed weeks and public holidays. */
export function isClosedDay(day: Day): boolean {
  const [year = '', date] = [day.slice(0, 4), day.slice(5)];
  const isHoliday = holidays[year]?.split(' ').includes(date) ?? false;
  return isHoliday || closed.some((span) => isInSpan(day, span));
}

/** The times at which hours begin on some day of the week. */
export const openingTimes: readonly string[] = [
  ...new Set(openingHours.flatMap((times: readonly string[]) => times)),
].sort();

/** When hours begin on a day, whoever is free. */
export const hoursOf = (day: Day): Date[] =>
  isClosedDay(day) ? [] : (openingHours[weekdayOf(day)] ?? []).map((time) => momentOf(day, time));

/** The first and the last day with hours that can be asked for, by the clocks of the house. */
export function daysAhead(now: Date): { readonly first: Day; readonly last: Day } {
  const { day } = clockAt(now);
  return { first: day, last: addDays(day, horizonDays) };
}

/** Whether an hour lies so far ahead that its year may be mistyped. */
export const isFarHour = (startsAt: Date, now: Date): boolean =>
  clockAt(startsAt).day > addMonths(clockAt(now).day, farMonths);

/** Who receives today. */
const receiving = (among: readonly Adviser[]): Adviser[] => among.filter(({ hasLeft }) => !hasLeft);

/** Who speaks a language, in the order in which they are asked. @param among by default the advisers of the house */
export const advisersFor = (
  spoken: SpokenLanguage,
  among: readonly Adviser[] = advisers,
): Adviser[] => receiving(among).filter(({ speaks }) => speaks.includes(spoken));

/** The name of an adviser, also of one who has left the house. @param among by default the advisers of the house */
export const adviserName = (id: string, among: readonly Adviser[] = advisers): string =>
  among.find((adviser) => adviser.id === id)?.name ?? '';

/** Why an hour cannot be booked: the sentences under `appointment.notices` in the messages. */
export type HourRefusal = 'noHour' | 'past' | 'closed' | 'taken' | 'twice';

/** Why an hour cannot be booked, whoever is free. `undefined` when it can. */
export function refusalOfHour(startsAt: Date, now: Date): 'noHour' | 'past' | undefined {
  if (Number.isNaN(startsAt.getTime())) return 'noHour';
  const { day } = clockAt(startsAt);
  if (startsAt.getTime() < now.getTime() + noticeHours * hourMs) return 'past';
  const { last } = daysAhead(now);
  const isOpen = hoursOf(day).some((at) => at.getTime() === startsAt.getTime());
  return day > last || !isOpen ? 'noHour' : undefined;
}

/** Hours that are taken, by the adviser: moments in milliseconds. */
export type TakenHours = ReadonlyMap<string, ReadonlySet<number>>;

/** The hours of some days, `to` among them, in which somebody who speaks a language is free, the earliest first. */
export function freeHours(
  span: { readonly from: Day; readonly to: Day },
  spoken: SpokenLanguage,
  taken: TakenHours,
  now: Date,
): Date[] {
  const asked = advisersFor(spoken);
  return nightsBetween(span.from, addDays(span.to, 1))
    .flatMap(hoursOf)
    .filter((at) => !refusalOfHour(at, now))
    .filter((at) => asked.some(({ id }) => !taken.get(id)?.has(at.getTime())));
}

/** An hour of a day and who is free in it. */
export type FreeHour = { readonly at: Date; readonly advisers: readonly Adviser[] };

/**
 * The hours of a day that are still to come, with who is free in each: what the house may book by hand.
 * @param among by default the advisers of the house
 */
export const freeAdvisers = (
  day: Day,
  taken: TakenHours,
  now: Date,
  among: readonly Adviser[] = advisers,
): FreeHour[] =>
  hoursOf(day)
    .filter((at) => at > now)
    .map((at) => ({
      at,
      advisers: receiving(among).filter(({ id }) => !taken.get(id)?.has(at.getTime())),
    }));

/** When an hour is over. */
export const endOf = ({
  startsAt,
  minutes,
}: Pick<Hour, 'startsAt'> & Pick<AgreedHour, 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

/** Until when an hour is moved or cancelled by its link. */
export const changeableUntil = ({
  startsAt,
  changeHours,
}: Pick<Hour, 'startsAt'> & Pick<AgreedHour, 'changeHours'>): Date =>
  new Date(startsAt.getTime() - changeHours * hourMs);
