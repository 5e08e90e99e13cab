import { stayCurrency } from '@/content/residence/stays';
import type { Day } from '@/lib/calendar/days';
import type { Booking } from './booking';
import { cancellationCents, type Free } from './stay';

/**
 * States of a payment page of a stay: open; closed, since its guest chose something else and is not to pay there any
 * more; expired, when nobody can.
 */
export const stayPaymentStates = ['open', 'closed', 'expired'] as const;
export type StayPaymentState = (typeof stayPaymentStates)[number];

/** States of a return of money: `asked` until the provider has answered. */
export type StayRefundState = 'asked' | 'done' | 'refused';

/** The nights that a payment page is for, as text: a payment books only those. */
export const nightsKey = ({ suite, checkIn, checkOut }: StayNights): string =>
  [suite, checkIn, checkOut].join(' ');

type StayNights = { readonly suite: number; readonly checkIn: Day; readonly checkOut: Day };

/** A payment of a stay; amounts in cents of its currency. */
export type StayPayment = {
  readonly id: string;
  readonly receivedCents: number;
  readonly currency: string | null;
  /** What the provider says that it gave back so far. */
  readonly reportedCents: number;
  readonly refunds: readonly { readonly cents: number; readonly state: StayRefundState }[];
};

/** What was received in the currency of the Résidence. */
const isInStayCurrency = ({ currency }: Pick<StayPayment, 'currency'>) =>
  currency?.toUpperCase() === stayCurrency;

/** What is left of a payment: less what was given back, is being given back, or has to be given back by the house. */
export function leftCents({ receivedCents, reportedCents, refunds }: StayPayment): number {
  const asked = refunds.reduce((sum, { cents }) => sum + cents, 0);
  return Math.max(0, receivedCents - Math.max(reportedCents, asked));
}

/** Of a stay, what says what the house keeps of its money. */
type Owed = Pick<Booking, 'state' | 'totalCents' | 'cancellationCents'>;

/**
 * What the house keeps of the money for a stay: its price while it is booked, and when its guest never came; of a cancelled
 * one, what was due by then.
 */
const keptCents = ({ state, totalCents, cancellationCents }: Owed): number =>
  state === 'booked' || state === 'noShow' ? totalCents : cancellationCents;

export type StayReturn = { readonly payment: string; readonly cents: number };

/**
 * What has to be given back of the payments of a stay: what is above its price when it is booked, above what its
 * cancellation costs when it is not, and whatever came in another currency.
 * @param payments the oldest first: the newest is given back first
 */
export function returnsDue(stay: Owed, payments: readonly StayPayment[]): StayReturn[] {
  const left = payments.map((payment) => ({ payment, cents: leftCents(payment) }));
  const foreign = left.filter(({ payment }) => !isInStayCurrency(payment));
  const ours = left.filter(({ payment }) => isInStayCurrency(payment));
  let surplus = ours.reduce((sum, { cents }) => sum + cents, 0) - keptCents(stay);
  const over = ours.reverse().map(({ payment, cents }) => {
    const back = Math.max(0, Math.min(cents, surplus));
    surplus -= back;
    return { payment, cents: back };
  });
  return [...foreign, ...over].flatMap(({ payment, cents }) =>
    cents > 0 ? [{ payment: payment.id, cents }] : [],
  );
}

/** The payments of a stay once what has to be given back of them is asked for. */
export function askedBack(stay: Owed, payments: readonly StayPayment[]): StayPayment[] {
  const due = new Map(returnsDue(stay, payments).map(({ payment, cents }) => [payment, cents]));
  return payments.map((payment) => {
    const cents = due.get(payment.id);
    if (cents === undefined) return payment;
    return { ...payment, refunds: [...payment.refunds, { cents, state: 'asked' }] };
  });
}

/** Whether payments cover the price of a stay. */
export const isCovered = (totalCents: number, payments: readonly StayPayment[]): boolean =>
  payments.filter(isInStayCurrency).reduce((sum, one) => sum + leftCents(one), 0) >= totalCents;

/** The most that the house may keep of a stay: its price, once it was cancelled too late to be free; else 0. */
export const mostKeptCents = (stay: Owed & Free & Pick<Booking, 'endedAt'>): number => {
  if (stay.state !== 'cancelled') return 0;
  if (stay.cancellationCents > 0) return stay.totalCents;
  return stay.endedAt ? cancellationCents(stay, stay.endedAt) : 0;
};

/** The money of a stay, in cents of the United States dollar: what was paid by card, given back, paid and due at the property. */
export type StayMoney = {
  readonly paidCents: number;
  readonly returnedCents: number;
  /** Of what was to be given back, what the provider refused: the house has to do it by hand. */
  readonly refusedCents: number;
  /** What the house has noted as paid at the property. */
  readonly settledCents: number;
  /** Of what was paid at the property, what the house has handed back since; `settledCents` is without it. */
  readonly handedBackCents: number;
  /** What a late cancellation costs; 0 of any other stay. */
  readonly cancellationCents: number;
  readonly dueCents: number;
  /** Of what was paid at the property, what is above the price by now: the house gives it back by hand. */
  readonly surplusCents: number;
};

/** What a price means for a stay that was paid for by card, in cents: what is due at the property, what goes back. */
export function moneyAt(totalCents: number, money: StayMoney) {
  const { paidCents, returnedCents, refusedCents, settledCents } = money;
  const keptCents = paidCents - returnedCents - refusedCents;
  return {
    keptCents,
    dueCents: Math.max(0, totalCents - keptCents - settledCents),
    backCents: Math.max(0, keptCents - totalCents),
  };
}

/**
 * Whether a stay owes something at the property: from its arrival on, whether or not its guest came, or as soon as a part
 * was paid, or it was cancelled too late. One whose nights were paid by card without a provider owes nothing.
 */
export const isOwing = (
  { state, checkIn, payment }: Pick<Booking, 'state' | 'checkIn' | 'payment'>,
  { dueCents, paidCents, settledCents, cancellationCents }: StayMoney,
  today: Day,
): boolean => {
  if (dueCents === 0) return false;
  if (state === 'cancelled') return cancellationCents > 0;
  const isPartlyPaid = paidCents + settledCents > 0;
  const isDue = state === 'booked' || state === 'noShow';
  return isPartlyPaid || (isDue && payment === 'property' && checkIn <= today);
};

/** Whether what is due of a stay can be noted as paid at the property: from the day of arrival on, or once it was cancelled. */
export const isSettleable = (
  { state, checkIn }: Pick<Booking, 'state' | 'checkIn'>,
  today: Day,
): boolean => state === 'cancelled' || checkIn <= today;

/** The money of a stay by its payments. */
export function moneyOfStay(
  stay: Owed & Pick<Booking, 'settledCents' | 'handedBackCents'>,
  payments: readonly StayPayment[],
): StayMoney {
  const { settledCents, handedBackCents, cancellationCents } = stay;
  const ours = payments.filter(isInStayCurrency);
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
  const paidCents = sum(ours.map(({ receivedCents }) => receivedCents));
  const left = sum(ours.map(leftCents));
  const refusedCents = sum(
    ours.flatMap(({ refunds }) =>
      refunds.flatMap(({ cents, state }) => (state === 'refused' ? [cents] : [])),
    ),
  );
  return {
    ...{ paidCents, returnedCents: paidCents - left - refusedCents, refusedCents, settledCents },
    ...{ handedBackCents, cancellationCents },
    dueCents: Math.max(0, keptCents(stay) - left - settledCents),
    surplusCents: Math.max(0, Math.min(settledCents, settledCents + left - keptCents(stay))),
  };
}
