import { stayRules } from '@/content/residence/stays';
import { clockAt } from '@/lib/calendar/clock';
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysOfMonth,
  type Month,
  monthOf,
  nightsBetween,
  weekdayOf,
} from '@/lib/calendar/days';
import { arrivalsFrom, datesRefusal, isClosedNight, type Stay, type StayRefusal } from './stay';
import type { DatesQuery } from './stay-query';

/** What a day of the calendar is for whoever chooses dates. */
export type DayState =
  | 'free'
  | 'taken'
  | 'closed'
  | 'outOnly'
  | 'none'
  | 'arrival'
  | 'departure'
  | 'yours';

export type CalendarDay = {
  readonly day: Day;
  readonly state: DayState;
  /** The dates that a press on the day chooses; none where nothing can be chosen. */
  readonly choice?: DatesQuery;
};

export type CalendarMonth = {
  readonly month: Month;
  /** Weeks from Monday to Sunday; empty where a day is of another month. */
  readonly weeks: readonly (readonly (CalendarDay | undefined)[])[];
};

/** A night that somebody holds who is booking it at the moment. */
export type HeldNight = { readonly suite: number; readonly night: Day; readonly heldUntil: Date };

/** Nights that cannot be booked: somebody has them, or the house has closed them at the desk. */
export type LostNights = ReadonlyMap<Day, 'taken' | 'closed'>;

type Situation = {
  readonly dates: DatesQuery;
  readonly taken: LostNights;
  readonly now: Date;
  /** The dates of the booked stay that would be moved. */
  readonly left?: Pick<Stay, 'checkIn' | 'checkOut'>;
};

/** Whether somebody who comes on a day may leave on another: all nights are free, and the length is right. */
function canStay(checkIn: Day, checkOut: Day, { taken, now, left }: Situation): boolean {
  if (datesRefusal({ checkIn, checkOut }, now, left)) return false;
  return !nightsBetween(checkIn, checkOut).some((night) => taken.has(night));
}

/** Whether a stay may begin on a day: the shortest one, or a longer one, is possible. */
function canArrive(day: Day, situation: Situation): boolean {
  const lengths = Array.from({ length: stayRules.longestNights }, (_, n) => n + 1);
  return lengths.some((nights) => canStay(day, addDays(day, nights), situation));
}

/** Why chosen dates cannot be booked; `undefined` while none are, or when they can. */
export function refusalShown({ dates, taken, now, left }: Situation): StayRefusal | undefined {
  const { checkIn, checkOut } = dates;
  if (!checkIn || !checkOut) return undefined;
  const lost = nightsBetween(checkIn, checkOut).map((night) => taken.get(night));
  return (
    datesRefusal({ checkIn, checkOut }, now, left) ?? lost.find((state) => state !== undefined)
  );
}

function stateOf(day: Day, situation: Situation): DayState {
  const { dates, taken, now, left } = situation;
  const isShut = isClosedNight(day) && !(left && day >= left.checkIn && day < left.checkOut);
  const { checkIn, checkOut } = dates;
  if (day === checkIn) return 'arrival';
  if (day === checkOut) return 'departure';
  // Of dates that cannot be booked, the nights that are lost are told apart.
  if (checkIn && checkOut && day > checkIn && day < checkOut) return taken.get(day) ?? 'yours';
  const { first, last } = arrivalsFrom(now);
  if (day < first || day > addDays(last, stayRules.longestNights)) return 'none';
  const isPicking = checkIn !== undefined && checkOut === undefined;
  if (isPicking && day > checkIn && canStay(checkIn, day, situation)) {
    return taken.has(day) || isShut ? 'outOnly' : 'free';
  }
  const lost = isShut ? 'closed' : taken.get(day);
  if (lost) return lost;
  if (isPicking && day > checkIn) return 'none';
  return canArrive(day, situation) ? 'free' : 'none';
}

function dayOfCalendar(day: Day, situation: Situation, month: Month): CalendarDay {
  const { checkIn, checkOut } = situation.dates;
  const state = stateOf(day, situation);
  const isOut = checkIn && !checkOut && day > checkIn && canStay(checkIn, day, situation);
  if (isOut) return { day, state, choice: { checkIn, checkOut: day, month } };
  // Whoever chooses a departure is not offered what is too short, too long, or beyond a night of others.
  const isNoDeparture = checkIn && !checkOut && day > checkIn;
  if (isNoDeparture || !canArrive(day, situation)) return { day, state };
  return { day, state, choice: { checkIn: day, month } };
}

/** The months that can be shown: from that of the first arrival to that of the last. */
export function monthsFrom(now: Date): { readonly first: Month; readonly last: Month } {
  const { first, last } = arrivalsFrom(now);
  return { first: monthOf(first), last: monthOf(last) };
}

/** The month that is shown: the one asked for, that of the arrival, or the first. */
export function shownMonth({ month, checkIn }: DatesQuery, now: Date): Month {
  const { first, last } = monthsFrom(now);
  const wanted = month ?? (checkIn && monthOf(checkIn)) ?? first;
  return wanted < first ? first : wanted > last ? last : wanted;
}

/** A month of the calendar of a suite, week by week. */
export function calendarMonth(month: Month, situation: Situation, shown: Month): CalendarMonth {
  const days = daysOfMonth(month);
  const blanks = weekdayOf(days[0] ?? `${month}-01`);
  const cells = [
    ...Array.from({ length: blanks }, () => undefined),
    ...days.map((day) => dayOfCalendar(day, situation, shown)),
  ];
  const count = Math.ceil(cells.length / 7);
  return {
    month,
    weeks: Array.from({ length: count }, (_, week) =>
      Array.from({ length: 7 }, (_, at) => cells[week * 7 + at]),
    ),
  };
}

/** The month so many after another. */
export const monthAfter = (month: Month, count: number): Month =>
  monthOf(addMonths(`${month}-01`, count));

/** Days whose nights decide what the calendar of a month and the next one shows. */
export function nightsShown(month: Month, now: Date): { readonly from: Day; readonly to: Day } {
  const { day } = clockAt(now);
  const from = addDays(`${month}-01`, -stayRules.longestNights);
  return {
    from: daysBetween(day, from) < 0 ? addDays(day, -1) : from,
    to: addDays(`${monthAfter(month, 2)}-01`, stayRules.longestNights + 1),
  };
}
