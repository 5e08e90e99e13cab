import { type Day, daysBetween } from '@/lib/calendar/days';
import type { Stay } from './stay';

type Dates = Pick<Stay, 'checkIn' | 'checkOut'>;

/** Nights that the house books at most: more than visitors may. */
export const mostNights = 60;

function isLengthPossible({ checkIn, checkOut }: Dates): boolean {
  const nights = daysBetween(checkIn, checkOut);
  return nights >= 1 && nights <= mostNights;
}

/** Whether the house may book such dates: from today on. */
export const isBookableByHand = (dates: Dates, today: Day): boolean =>
  isLengthPossible(dates) && dates.checkIn >= today;

/** Whether the day of arrival of a stay is past. */
export const hasBegun = ({ checkIn }: Pick<Dates, 'checkIn'>, today: Day): boolean =>
  checkIn < today;

/** Whether a stay has begun and is over: its day of departure is past. */
export const isOver = ({ checkOut }: Pick<Dates, 'checkOut'>, today: Day): boolean =>
  checkOut < today;

/**
 * Why the house may not give a stay other dates; `undefined` when it may. A stay that has begun keeps its arrival and
 * ends today or later; one that is over stays as it was.
 */
export function refusalOfMove(
  stay: Dates,
  dates: Dates,
  today: Day,
): 'badStayDates' | 'badStayEnd' | undefined {
  if (!hasBegun(stay, today)) return isBookableByHand(dates, today) ? undefined : 'badStayDates';
  const isRight = dates.checkIn === stay.checkIn && !isOver(stay, today) && !isOver(dates, today);
  return isRight && isLengthPossible(dates) ? undefined : 'badStayEnd';
}

/** What a stay costs on other dates, US cents: each night what it has cost before. */
export const centsOfMove = (stay: Dates & { readonly totalCents: number }, to: Dates): number =>
  (stay.totalCents / daysBetween(stay.checkIn, stay.checkOut)) *
  daysBetween(to.checkIn, to.checkOut);
