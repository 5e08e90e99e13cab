import { stayRules } from '@/content/residence/stays';
import { dayOf } from '@/lib/calendar';
import { requirePiece } from '@/lib/catalogue/catalogue';
import type { Booking } from './booking';
import { addDays, type Day } from './days';
import { requireSuite } from './stay';

const { days, eurosPerDollar } = stayRules.bedCredit;

type Nights = Pick<Booking, 'suite' | 'checkIn' | 'checkOut' | 'totalCents' | 'state'>;

/** The bed whose price the nights of a stay are credited on. */
export const creditedBed = ({ suite }: Pick<Nights, 'suite'>) =>
  requirePiece('bed', requireSuite(suite).bed);

/** What the nights of a stay are worth on its bed, in euro cents. */
export const creditCents = ({ totalCents }: Pick<Nights, 'totalCents'>): number =>
  Math.round(totalCents * eurosPerDollar);

/** The last day on which the bed is ordered with that credit. */
export const creditUntil = ({ checkOut }: Pick<Nights, 'checkOut'>): Day => addDays(checkOut, days);

type Ordered = {
  readonly placedAt: Date;
  readonly lines: readonly { readonly productId: string | null }[];
};

/**
 * Whether an order gives a stay its credit: it has the bed of the suite, in either edition, and was placed from the day
 * of arrival until the last day of the credit. The stay has to be booked, as nobody slept in one that was cancelled.
 */
export function isCredited(stay: Nights, { placedAt, lines }: Ordered): boolean {
  const { productId, structure } = creditedBed(stay);
  const day = dayOf(placedAt);
  const isInTime = stay.checkIn <= day && day <= creditUntil(stay);
  const hasBed = lines.some(
    (line) => line.productId === productId || line.productId === structure?.productId,
  );
  return stay.state === 'booked' && isInTime && hasBed;
}
