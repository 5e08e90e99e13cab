import { dayOf } from '@/lib/calendar/dates';
import { addDays, type Day } from '@/lib/calendar/days';
import { requirePiece } from '@/lib/catalogue/catalogue';
import type { Booking } from './booking';
import { requireSuite } from './stay';

/** What is left to pay of an order at least, euro cents: nights never make one free. */
const leastTotalCents = 100;

type Nights = Pick<
  Booking,
  | 'suite'
  | 'checkIn'
  | 'checkOut'
  | 'totalCents'
  | 'creditDays'
  | 'eurosPerDollar'
  | 'state'
  | 'payment'
  | 'settledCents'
>;

/** The bed whose price the nights of a stay are credited on. */
export const creditedBed = ({ suite }: Pick<Nights, 'suite'>) =>
  requirePiece('bed', requireSuite(suite).bed);

/** What the nights of a stay are worth on its bed, in euro cents. */
export const creditCents = ({
  totalCents,
  eurosPerDollar,
}: Pick<Nights, 'totalCents' | 'eurosPerDollar'>): number =>
  Math.round(totalCents * eurosPerDollar);

/** The last day on which the bed is ordered with that credit. */
export const creditUntil = ({
  checkOut,
  creditDays,
}: Pick<Nights, 'checkOut' | 'creditDays'>): Day => addDays(checkOut, creditDays);

type Ordered = {
  readonly placedAt: Date;
  readonly lines: readonly { readonly productId: string | null }[];
};

/**
 * Whether an order gives a stay its credit: it has the bed of the suite, in either edition, and was placed from the day
 * of arrival, or that of departure where its nights are not paid yet, until the last day of the credit. The stay has to be
 * booked, as nobody slept in one that was cancelled.
 */
export function isCredited(stay: Nights, { placedAt, lines }: Ordered): boolean {
  const { productId, structure } = creditedBed(stay);
  const day = dayOf(placedAt);
  const { payment, settledCents, totalCents } = stay;
  const isPaid = payment === 'card' || settledCents >= totalCents;
  const first = isPaid ? stay.checkIn : stay.checkOut;
  const isInTime = first <= day && day <= creditUntil(stay);
  const hasBed = lines.some(
    (line) => line.productId === productId || line.productId === structure?.productId,
  );
  return stay.state === 'booked' && isInTime && hasBed;
}

/** A stay whose nights lower a total: its number, and by how much, euro cents. */
export type CreditedStay = { readonly number: string; readonly cents: number };

type ToPay = {
  readonly placedAt: Date;
  readonly lines: readonly {
    readonly productId: string | null;
    readonly quantity: number;
    /** The price of one at its destination, euro cents. */
    readonly cents: number;
  }[];
  /** Before any nights are taken off, euro cents. */
  readonly totalCents: number;
};

/**
 * The stays that lower what an order asks for, each by what its nights are worth: at most by the price of the beds that
 * they are for. The sum is that of the mail of the stay, also where prices are without French VAT.
 */
export function creditedStays(
  stays: readonly (Nights & Pick<Booking, 'number'>)[],
  { placedAt, lines, totalCents }: ToPay,
): CreditedStay[] {
  const leftOfBed = new Map<string, number>();
  let left = totalCents - leastTotalCents;
  return stays.flatMap((stay) => {
    if (!isCredited(stay, { placedAt, lines })) return [];
    const { productId } = creditedBed(stay);
    const bed = leftOfBed.get(productId) ?? priceOfBeds(stay, lines);
    const cents = Math.min(creditCents(stay), bed, left);
    if (cents <= 0) return [];
    leftOfBed.set(productId, bed - cents);
    left -= cents;
    return [{ number: stay.number, cents }];
  });
}

/** What the beds of a stay cost in an order, in either edition. */
function priceOfBeds(stay: Pick<Booking, 'suite'>, lines: ToPay['lines']): number {
  const { productId, structure } = creditedBed(stay);
  const ids = [productId, structure?.productId];
  return lines
    .filter((line) => line.productId !== null && ids.includes(line.productId))
    .reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
}

/** What stays take off together, euro cents. */
export const sumOfStays = (stays: readonly CreditedStay[]): number =>
  stays.reduce((sum, { cents }) => sum + cents, 0);
