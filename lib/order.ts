import { daysAfter } from './shop-day';
import { dayOf } from './withdrawal';

/** States of an order, from placing to delivery, and how it can end otherwise. */
export const orderStates = [
  'awaiting',
  'paid',
  'workshop',
  'ready',
  'agreed',
  'delivered',
  'differs',
  'expired',
  'cancelled',
  'withdrawn',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Steps of the house, in order: what follows a state once its work is done. */
const nextSteps: Partial<Readonly<Record<OrderState, OrderState>>> = {
  paid: 'workshop',
  workshop: 'ready',
  ready: 'agreed',
  agreed: 'delivered',
};

/** States of an order that is paid for and not given back. */
const heldStates: readonly OrderState[] = ['paid', 'workshop', 'ready', 'agreed', 'delivered'];

/** States of an order that no money has come for. */
export const unpaidStates: readonly OrderState[] = ['awaiting', 'expired', 'cancelled'];

/** The next step of the house, or `undefined` when there is none. */
export const nextStep = (state: OrderState): OrderState | undefined => nextSteps[state];

/** Whether the house may put an order into a state by hand. */
export function canStaffMove(from: OrderState, to: OrderState): boolean {
  if (nextSteps[from] === to) return true;
  // A date of delivery can be agreed anew.
  if (from === 'agreed' && to === 'agreed') return true;
  if (from === 'awaiting') return to === 'cancelled';
  if (from === 'differs') return to === 'paid' || to === 'refunded';
  if (from === 'withdrawn' || from === 'cancelled') return to === 'refunded';
  return heldStates.includes(from) && (to === 'withdrawn' || to === 'refunded');
}

/** Whether an order can be paid now. */
export const isPayable = (state: OrderState): boolean => state === 'awaiting';

/**
 * Whether a customer may declare the withdrawal of an order.
 * @param deliveredAt when it was delivered @param days of the withdrawal period
 */
export function isWithdrawable(
  state: OrderState,
  deliveredAt: Date | undefined,
  days: number,
  now: Date,
): boolean {
  if (!heldStates.includes(state)) return false;
  // Counted from the day after delivery; the last day counts to its end.
  return !deliveredAt || dayOf(now) <= dayOf(daysAfter(deliveredAt, days));
}

/** What a payment provider says about an order. */
export type PaymentFact =
  | { readonly kind: 'paid'; readonly cents: number; readonly currency: string }
  | { readonly kind: 'pending' | 'failed' | 'expired' | 'disputed' }
  | { readonly kind: 'refunded'; readonly cents: number };

/** What becomes of an order. `note` says why a row is written although the state stays. */
export type OrderChange = { readonly state: OrderState; readonly note?: OrderNote };
export const orderNotes = [
  'placed',
  'paymentPending',
  'paymentFailed',
  'amountDiffers',
  'partlyRefunded',
  'disputed',
  'tooLate',
] as const;
export type OrderNote = (typeof orderNotes)[number];

/**
 * What becomes of an order when its provider says something. Events come doubled, late and in any order, so
 * each state says what it still believes: money that arrived is never overlooked, and money that was given
 * back does not return by an older event.
 */
export function afterPayment(
  { state, totalCents }: { readonly state: OrderState; readonly totalCents: number },
  fact: PaymentFact,
): OrderChange {
  const isOpen = unpaidStates.includes(state);
  switch (fact.kind) {
    case 'paid': {
      if (!isOpen) return { state, note: 'tooLate' };
      const isRight = fact.cents === totalCents && fact.currency.toLowerCase() === 'eur';
      return isRight ? { state: 'paid' } : { state: 'differs', note: 'amountDiffers' };
    }
    case 'refunded':
      if (state === 'refunded') return { state, note: 'tooLate' };
      return fact.cents < totalCents ? { state, note: 'partlyRefunded' } : { state: 'refunded' };
    case 'expired':
      return state === 'awaiting' ? { state: 'expired' } : { state, note: 'tooLate' };
    case 'pending':
      return { state, note: isOpen ? 'paymentPending' : 'tooLate' };
    case 'failed':
      return { state, note: isOpen ? 'paymentFailed' : 'tooLate' };
    case 'disputed':
      return { state, note: 'disputed' };
  }
}

/** Who takes a payment. */
export type PaymentProvider = 'stripe' | 'link' | 'demonstration';

/** Who receives an order, as the provider passed it on. */
export type OrderContact = {
  readonly name?: string;
  readonly phone?: string;
  /** Lines of the postal address. */
  readonly address?: readonly string[];
};

/** Where and when an order was to be installed when it was placed; null where that was not known. */
export type PlannedDelivery = {
  readonly deliveryCountry: string | null;
  readonly deliveryPostcode: string | null;
  /** Days as `2026-12-14`. */
  readonly deliveryFirst: string | null;
  readonly deliveryLast: string | null;
};

/** What people of the house do beside the steps of orders. */
export const deskDeeds = [
  'answered',
  'reopened',
  'returned',
  'paidBack',
  'exported',
  'revoked',
] as const;
export type DeskDeed = (typeof deskDeeds)[number];

/** The number of an invoice as it stands on paper, `2026-00042`: without gaps within its year. */
export const invoiceNumber = ({
  year,
  number,
}: {
  readonly year: number;
  readonly number: number;
}) => `${year}-${String(number).padStart(5, '0')}`;
