import { dayOf } from '@/lib/calendar';
import { withdrawalEnd } from './withdrawal-period';

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

/** States of an order that is paid and not refunded. */
export const heldStates: readonly OrderState[] = [
  'paid',
  'workshop',
  'ready',
  'agreed',
  'delivered',
];

/** States of an order without a payment. */
export const unpaidStates: readonly OrderState[] = ['awaiting', 'expired', 'cancelled'];

/** States of an order that is paid and not refunded in full. */
export const moneyStates: readonly OrderState[] = [...heldStates, 'differs', 'withdrawn'];

/** States of an order that is still to be delivered or refunded: its buyer has to be reachable. */
export const openStates: readonly OrderState[] = moneyStates.filter(
  (state) => state !== 'delivered',
);

/** Whether the house holds money for an order. */
export const holdsMoney = (state: OrderState): boolean => moneyStates.includes(state);

/** The next step of the house, or `undefined` when there is none. */
export const nextStep = (state: OrderState): OrderState | undefined => nextSteps[state];

/** Whether the house may put an order into a state by hand. */
export function canStaffMove(from: OrderState, to: OrderState): boolean {
  if (nextSteps[from] === to) return true;
  // A delivery day can be agreed again.
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
 * @param deliveredAt when it was delivered
 */
export function isWithdrawable(
  state: OrderState,
  deliveredAt: Date | undefined,
  now: Date,
): boolean {
  if (!heldStates.includes(state)) return false;
  // The last day counts to its end.
  return !deliveredAt || dayOf(now) <= withdrawalEnd(deliveredAt);
}

/** A sum that came for an order: the smallest coins of its currency, and that currency as ISO 4217 names it. */
export type Received = { readonly cents: number; readonly currency: string };

/** Notes in the history of an order: events that its state alone does not show. */
export const orderNotes = [
  'placed',
  'replaced',
  'paymentPending',
  'paymentFailed',
  'amountDiffers',
  'partlyRefunded',
  'disputed',
  'paidTwice',
  'paidAfterRefund',
  'refundedTooMuch',
  'tooLate',
] as const;
export type OrderNote = (typeof orderNotes)[number];

/** Notes for the house alone; the customer's history leaves them out. */
const inHouseNotes = [
  'disputed',
  'paidTwice',
  'paidAfterRefund',
  'refundedTooMuch',
  'tooLate',
] as const satisfies readonly OrderNote[];
export type CustomerNote = Exclude<OrderNote, (typeof inHouseNotes)[number]>;

/** Whether the customer's history shows a note. */
export const isCustomerNote = (note: OrderNote): note is CustomerNote =>
  !inHouseNotes.some((inHouse) => inHouse === note);

/** Who takes a payment. */
export type PaymentProvider = 'stripe' | 'link' | 'demonstration';

/** What an order was paid with, as its provider reports it. */
export const paidWithKinds = [
  'card',
  'apple_pay',
  'google_pay',
  'paypal',
  'klarna',
  'alma',
  'link',
  'transfer',
  'other',
] as const;
export type PaidWith = (typeof paidWithKinds)[number];

/** Who receives an order, as the provider passed it on. */
export type OrderContact = {
  readonly name?: string;
  readonly phone?: string;
  /** Lines of the postal address. */
  readonly address?: readonly string[];
};

/** Actions of the staff other than the steps of orders. */
export const deskActions = [
  'answered',
  'reopened',
  'returned',
  'paidBack',
  'exported',
  'revoked',
] as const;
export type DeskAction = (typeof deskActions)[number];

/** The number of an invoice as it stands on paper, `2026-00042`: without gaps within its year. */
export const invoiceNumber = ({
  year,
  number,
}: {
  readonly year: number;
  readonly number: number;
}) => `${year}-${String(number).padStart(5, '0')}`;
