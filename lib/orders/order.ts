import { dayOf } from '@/lib/calendar';
import { withdrawalEnd } from './withdrawal-period';

/** What a state of an order means. */
type StateFacts = {
  /**
   * The money of the order: not there, kept for what is sold, owed back, or given back. `differs` is another sum than
   * the total, which the house keeps or returns.
   */
  readonly money: 'none' | 'kept' | 'differs' | 'owed' | 'returned';
  /** The step of the house that follows once its work is done. */
  readonly next?: string;
  /** Where the house may put the order by hand beside that. */
  readonly also: readonly string[];
  /** The order waits for the house, in this place among those that do. Its buyer has to be reachable. */
  readonly urgency?: number;
};

const ends = ['withdrawn', 'refunded'] as const;

/**
 * The states of an order, from placing to delivery, and how it can end otherwise: the one table from which every group
 * of states follows.
 */
const states = {
  awaiting: { money: 'none', also: ['cancelled'] },
  paid: { money: 'kept', next: 'workshop', also: ends, urgency: 2 },
  workshop: { money: 'kept', next: 'ready', also: ends, urgency: 3 },
  ready: { money: 'kept', next: 'agreed', also: ends, urgency: 4 },
  // A delivery day can be agreed again.
  agreed: { money: 'kept', next: 'delivered', also: ['agreed', ...ends], urgency: 5 },
  delivered: { money: 'kept', also: ends },
  differs: { money: 'differs', also: ['paid', 'refunded'], urgency: 1 },
  expired: { money: 'none', also: [] },
  cancelled: { money: 'none', also: ['refunded'] },
  withdrawn: { money: 'owed', also: ['refunded'], urgency: 6 },
  refunded: { money: 'returned', also: [] },
} as const satisfies Readonly<Record<string, StateFacts>>;

export type OrderState = keyof typeof states;
/** A state in which an order waits for the house. */
export type OpenState = {
  [S in OrderState]: (typeof states)[S] extends { readonly urgency: number } ? S : never;
}[OrderState];

const facts: Readonly<
  Record<OrderState, StateFacts & { next?: OrderState; also: readonly OrderState[] }>
> = states;

export const orderStates = Object.keys(states) as OrderState[];
const statesWith = (...money: StateFacts['money'][]): readonly OrderState[] =>
  orderStates.filter((state) => money.includes(facts[state].money));

/** States of an order that is paid and not refunded. */
export const heldStates = statesWith('kept');

/** States of an order without a payment. */
export const unpaidStates = statesWith('none');

const moneyStates = statesWith('kept', 'differs', 'owed');

/** Whether an order is still to be delivered or refunded. */
export const isOpen = (state: OrderState): state is OpenState => facts[state].urgency !== undefined;

/** The states of such orders, the most urgent first. */
export const openStates = orderStates
  .filter(isOpen)
  .sort((a, b) => states[a].urgency - states[b].urgency);

/** Whether the house holds money for an order. */
export const holdsMoney = (state: OrderState): boolean => moneyStates.includes(state);

/** The next step of the house, or `undefined` when there is none. */
export const nextStep = (state: OrderState): OrderState | undefined => facts[state].next;

/** Whether the house may put an order into a state by hand. */
export const canStaffMove = (from: OrderState, to: OrderState): boolean =>
  facts[from].next === to || facts[from].also.includes(to);

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
  'addressDiffers',
  'partlyRefunded',
  'balanceAsked',
  'balancePaid',
  'balanceDiffers',
  'disputed',
  'paidTwice',
  'paidAfterRefund',
  'refundedTooMuch',
  'tooLate',
  'remarked',
  'fileAdded',
  'fileRemoved',
  'undone',
] as const;
export type OrderNote = (typeof orderNotes)[number];

/** Notes for the house alone; the customer's history leaves them out. */
const inHouseNotes = [
  'disputed',
  'paidTwice',
  'paidAfterRefund',
  'refundedTooMuch',
  'tooLate',
  'remarked',
  'fileAdded',
  'fileRemoved',
  'undone',
] as const satisfies readonly OrderNote[];
export type CustomerNote = Exclude<OrderNote, (typeof inHouseNotes)[number]>;

/** Whether the customer's history shows a note. */
export const isCustomerNote = (note: OrderNote): note is CustomerNote =>
  !inHouseNotes.some((inHouse) => inHouse === note);

/** What the house noted with a change of an order. */
export type ChangeDetails = {
  /** The day agreed for the delivery, `2026-12-14`. */
  readonly deliveryDate?: string;
  /** The day on which it happened, when that was before it was noted. */
  readonly happenedOn?: string;
  readonly carriers?: string;
  /** Lines of the address of the delivery. */
  readonly address?: readonly string[];
  /** Name of a file that was added or removed. */
  readonly file?: string;
  /** Ids of the photos that go to the customer with it. */
  readonly photos?: readonly string[];
  /** What was left to pay when it was delivered all the same, euro cents. */
  readonly unpaidCents?: number;
  /** What the order said before, to be restored when the step is undone. */
  readonly before?: { readonly deliveryDate: string | null };
  /** Id of the change that this one undoes. */
  readonly undoes?: number;
};

/** Who takes a payment; `hand` for one that came outside the shop. */
export type PaymentProvider = 'stripe' | 'link' | 'demonstration' | 'hand';

/** How an order is paid outside the shop. */
export const handWays = ['transfer', 'cheque'] as const satisfies readonly PaidWith[];
export type HandWay = (typeof handWays)[number];

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
  'cheque',
  'other',
] as const;
export type PaidWith = (typeof paidWithKinds)[number];

/** What a refund gives back: all that is held, a part, or the price of the delivery alone. */
export const refundKinds = ['whole', 'part', 'delivery'] as const;
export type RefundKind = (typeof refundKinds)[number];

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
  'replied',
  'noted',
  'reopened',
  'returned',
  'paidBack',
  'exported',
  'revoked',
  'offered',
  'ordered',
  'stayBooked',
  'stayCancelled',
  'noShow',
  'hourCancelled',
  'hourMissed',
  'hourNoted',
  'hourBooked',
  'stayNoted',
  'daysClosed',
  'daysOpened',
  'calendarShared',
  'calendarRevoked',
] as const;
export type DeskAction = (typeof deskActions)[number];

/** What an invoice is about: a whole order, its deposit, or all of it with the deposit deducted. */
export type InvoiceKind = 'whole' | 'deposit' | 'final';

/** The number of an invoice as it stands on paper, `2026-00042`: without gaps within its year. */
export const invoiceNumber = ({
  year,
  number,
}: {
  readonly year: number;
  readonly number: number;
}) => `${year}-${String(number).padStart(5, '0')}`;
