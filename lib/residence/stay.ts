import { stayRules } from '@/content/residence/stays';
import { type Suite, suites } from '@/content/residence/suites';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  isInSpan,
  nightsBetween,
} from '@/lib/calendar/days';
import type { AgreedTerms } from './agreed-terms';

/** What is booked: nights in a suite, and for whom. */
export type Stay = {
  readonly suite: Suite['id'];
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly adults: number;
  readonly children: number;
};

/** So many hours after its end a hold without a payment is deleted, by the job that comes next. */
export const endedHoldHours = 1;

/** Why a stay cannot be booked: the sentences under `booking.notices` in the messages. */
export type StayRefusal =
  | 'datesMissing'
  | 'order'
  | 'past'
  | 'tooLateToday'
  | 'tooFar'
  | 'tooShort'
  | 'tooLong'
  | 'closed'
  | 'noAdult'
  | 'tooManyGuests'
  | 'taken';

/** A suite by its id, or by the last part of its address. `undefined` when there is none. */
export const findSuite = (idOrSlug: number | string | undefined): Suite | undefined =>
  suites.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);

/** A suite that exists. @throws for an id of none */
export function requireSuite(id: number): Suite {
  const suite = findSuite(id);
  if (!suite) throw new Error(`there is no suite ${id}`);
  return suite;
}

/** The nights that a stay gains by other dates. */
export const gainedNights = (
  stay: Pick<Stay, 'checkIn' | 'checkOut'>,
  to: Pick<Stay, 'checkIn' | 'checkOut'>,
): Day[] =>
  nightsBetween(to.checkIn, to.checkOut).filter(
    (night) => night < stay.checkIn || night >= stay.checkOut,
  );

/** The first and the last day on which a stay may begin. */
export function arrivalsFrom(now: Date): { readonly first: Day; readonly last: Day } {
  const { day, time } = clockAt(now);
  return {
    first: time < stayRules.sameDayUntil ? day : addDays(day, 1),
    last: addMonths(day, stayRules.horizonMonths),
  };
}

/** Whether the house is closed in the night that begins on a day. */
export const isClosedNight = (night: Day): boolean =>
  stayRules.closed.some((span) => isInSpan(night, span));

/** The least number of nights of a stay that begins on a day. */
export function shortestStay(checkIn: Day): number {
  const season = stayRules.seasons.find((span) => isInSpan(checkIn, span));
  return season?.shortestNights ?? stayRules.shortestNights;
}

/**
 * Why a stay cannot be booked, whatever others have booked. `undefined` when it can.
 * @param now the moment of the question
 */
export function refusalOf(stay: Stay, now: Date): StayRefusal | undefined {
  return datesRefusal(stay, now) ?? guestsRefusal(stay);
}

/**
 * The same of its dates alone.
 * @param left the dates of a booked stay that would be moved: what the house gave it by hand it may keep
 */
export function datesRefusal(
  { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
  now: Date,
  left?: Pick<Stay, 'checkIn' | 'checkOut'>,
): StayRefusal | undefined {
  const nights = daysBetween(checkIn, checkOut);
  const { day } = clockAt(now);
  const { first, last } = arrivalsFrom(now);
  if (nights < 1) return 'order';
  if (checkIn < day) return 'past';
  if (checkIn < first) return 'tooLateToday';
  if (checkIn > last && !(left && checkIn <= left.checkIn)) return 'tooFar';
  const before = left && daysBetween(left.checkIn, left.checkOut);
  if (nights < Math.min(shortestStay(checkIn), before ?? Number.POSITIVE_INFINITY))
    return 'tooShort';
  if (nights > Math.max(stayRules.longestNights, before ?? 0)) return 'tooLong';
  const gained = left
    ? gainedNights(left, { checkIn, checkOut })
    : nightsBetween(checkIn, checkOut);
  if (gained.some(isClosedNight)) return 'closed';
  return undefined;
}

function guestsRefusal({ suite, adults, children }: Stay): StayRefusal | undefined {
  if (!(adults >= 1)) return 'noAdult';
  return adults + children > requireSuite(suite).guests ? 'tooManyGuests' : undefined;
}

/** What a stay costs, in cents of the United States dollar, taxes included. */
export const priceOf = ({
  suite,
  checkIn,
  checkOut,
}: Pick<Stay, 'suite' | 'checkIn' | 'checkOut'>): number =>
  requireSuite(suite).pricePerNightUsd * 100 * daysBetween(checkIn, checkOut);

/** The nights of a stay that is booked, and what they cost. */
export type BookedNights = Pick<Stay, 'checkIn' | 'checkOut'> & { readonly totalCents: number };

/** What each night of a booked stay costs, in cents. */
export const nightCentsOf = ({ checkIn, checkOut, totalCents }: BookedNights): number =>
  totalCents / daysBetween(checkIn, checkOut);

type Arrival = Pick<Stay, 'checkIn'> & Pick<AgreedTerms, 'checkInFrom'>;
type Departure = Pick<Stay, 'checkOut'> & Pick<AgreedTerms, 'checkOutBefore'>;

/** When the guests of a stay may come, as a moment. */
export const checkInMoment = ({ checkIn, checkInFrom }: Arrival): Date =>
  momentOf(checkIn, checkInFrom);

/** Until when the guests of a stay have left, as a moment. */
export const checkOutMoment = ({ checkOut, checkOutBefore }: Departure): Date =>
  momentOf(checkOut, checkOutBefore);

/** Whether the guests of a stay have left. */
export const hasLeft = (stay: Departure, now: Date): boolean => checkOutMoment(stay) < now;

/** Of a stay, what says until when it is cancelled or moved without cost. */
export type Free = Arrival & Pick<AgreedTerms, 'freeHours'>;

/** Until when a stay is cancelled or moved without cost: so many hours before check-in, whatever the clocks do. */
export const freeUntil = ({ freeHours, ...arrival }: Free): Date =>
  new Date(checkInMoment(arrival).getTime() - freeHours * 3_600_000);

/** What the cancellation of a stay costs at a moment, in cents: nothing while it is free, then the nights, all of them. */
export const cancellationCents = (
  { totalCents, ...stay }: Free & { readonly totalCents: number },
  now: Date,
): number => (freeUntil(stay) > now ? 0 : totalCents);

/** Whether the guest of a stay may still move or cancel it without cost. */
export const isChangeable = (
  { state, ...stay }: Free & { readonly state: string },
  now: Date,
): boolean => state === 'booked' && freeUntil(stay) > now;
