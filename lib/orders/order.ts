import { dayOf } from '@/lib/calendar/dates';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import { type Delivered, withdrawalEnd } from './withdrawal-period';

/** What a state of an order means. */
type StateFacts = {
  /**
   * The money of the order: not there, kept for what is sold, owed back, or given back. `differs` is another sum than
   * the total, which the house keeps or returns.
   */
  readonly money: 'none' | 'kept' | 'differs' | 'owed' | 'returned';
  /** Money is still to come for the order: the house waits for it, or gave it up and would count it all the same. */
  readonly due?: 'awaited' | 'late';
  /** By whom what is paid first can still be taken. */
  readonly takenBy?: 'provider' | 'transfer';
  /** The step of the house that follows once its work is done. */
  readonly next?: string;
  /** Where the house may put the order by hand beside that. */
  readonly also: readonly string[];
  /** The order waits for the house, in this place among those that do. Its buyer has to be reachable. */
  readonly urgency?: number;
  /** Where the plan of the house has the order; absent while there is nothing to do for it, and when all is done. */
  readonly plan?: 'toMake' | 'toAgree' | 'deliveries';
  /** The house alone enters it, and can take that back for a while. Payments, invoices and refunds cannot be. */
  readonly isUndoable?: true;
  /** Photos can go to the customer with the step into it: beside its mail, or else by one that they alone cause. */
  readonly takesPhotos?: 'beside' | 'alone';
  /** The order is still to be delivered, and no day is agreed. */
  readonly isUnderWay?: true;
  /** Who has the pieces in hand: whoever makes them, or whoever brings them. */
  readonly hands?: 'workshop' | 'carriers';
};

const ends = ['withdrawn', 'refunded'] as const;

/**
 * The states of an order, from placing to delivery, and how it can end otherwise: the one table from which every group
 * of states follows.
 */
const states = {
  awaiting: {
    money: 'none',
    due: 'awaited',
    takenBy: 'provider',
    also: ['cancelled'],
    isUnderWay: true,
  },
  // Its buyer pays by a bank transfer, which the house confirms.
  awaitingTransfer: {
    money: 'none',
    due: 'awaited',
    takenBy: 'transfer',
    also: ['cancelled'],
    isUnderWay: true,
  },
  paid: {
    money: 'kept',
    next: 'workshop',
    also: ends,
    urgency: 2,
    plan: 'toMake',
    isUnderWay: true,
  },
  workshop: {
    money: 'kept',
    next: 'ready',
    also: ends,
    urgency: 3,
    plan: 'toMake',
    isUndoable: true,
    takesPhotos: 'alone',
    isUnderWay: true,
    hands: 'workshop',
  },
  ready: {
    money: 'kept',
    next: 'agreed',
    also: ends,
    urgency: 4,
    plan: 'toAgree',
    isUndoable: true,
    takesPhotos: 'alone',
    isUnderWay: true,
    hands: 'workshop',
  },
  // A delivery day can be agreed again.
  agreed: {
    money: 'kept',
    next: 'delivered',
    also: ['agreed', ...ends],
    urgency: 5,
    plan: 'deliveries',
    isUndoable: true,
    takesPhotos: 'beside',
    hands: 'carriers',
  },
  delivered: {
    money: 'kept',
    also: ends,
    plan: 'deliveries',
    isUndoable: true,
    takesPhotos: 'beside',
    hands: 'carriers',
  },
  // The rest of a transfer may follow.
  differs: {
    money: 'differs',
    due: 'awaited',
    takenBy: 'transfer',
    also: ['paid', 'refunded'],
    urgency: 1,
    isUnderWay: true,
  },
  expired: { money: 'none', due: 'late', also: [] },
  // A transfer may be on its way.
  cancelled: { money: 'none', takenBy: 'transfer', also: [], isUndoable: true },
  withdrawn: { money: 'owed', also: ['refunded'], urgency: 6, isUndoable: true },
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

/** States in which the plan of the house has an order in a list. */
export const plannedStates = (list: NonNullable<StateFacts['plan']>): OrderState[] =>
  orderStates.filter((state) => facts[state].plan === list);

/** States in which the pieces of an order are in the hands of any of these. */
export const statesInHands = (...hands: NonNullable<StateFacts['hands']>[]): OrderState[] =>
  orderStates.filter((state) => hands.some((one) => one === facts[state].hands));

/** Whether an order is still to be delivered, no day being agreed. */
export const isUnderWay = (state: OrderState): boolean => facts[state].isUnderWay === true;

/** Whether photos can go to the customer with the step into a state. */
export const takesPhotos = (to: OrderState): boolean => facts[to].takesPhotos !== undefined;

/** A state into which a step has a mail only if photos go with it. */
export type PhotoState = {
  [S in OrderState]: (typeof states)[S] extends { readonly takesPhotos: 'alone' } ? S : never;
}[OrderState];

/** Whether the customer is written about the step into a state only if photos go with it. */
export const isToldByPhotos = (to: OrderState): to is PhotoState =>
  facts[to].takesPhotos === 'alone';

/** Whether the step into a state can be undone for a while. */
export const isUndoable = (to: OrderState): boolean => facts[to].isUndoable === true;

/** States of an order that is paid and not refunded. */
export const heldStates = statesWith('kept');

/** States of an order whose withdrawal the house has noted, or that it has closed: its money is owed back, or was given back. */
export const repaidStates = statesWith('owed', 'returned');

/** States of an order whose money was given back. */
export const returnedStates = statesWith('returned');

/** States of an order without a payment. */
export const unpaidStates = statesWith('none');

/** States of an order whose money is to come, though the house may not wait for it any more. */
export const dueStates: readonly OrderState[] = orderStates.filter((state) => facts[state].due);

/** States in which nothing of the price of an order is accepted yet, and the house awaits it. */
export const outstandingStates = dueStates.filter((state) => facts[state].due === 'awaited');

/** States of an order whose payment is to come. */
export const awaitingStates = unpaidStates.filter((state) => outstandingStates.includes(state));

/** States of an order that is neither paid nor awaits its payment. */
export const abandonedStates = unpaidStates.filter((state) => !outstandingStates.includes(state));

/** States of an order that sells nothing any more: abandoned, or refunded. */
export const overStates: readonly OrderState[] = [...abandonedStates, ...returnedStates];

/** States of an order in which what is paid first can come by bank transfer: late and in several parts, too. */
export const transferStates: readonly OrderState[] = orderStates.filter(
  (state) => facts[state].takenBy === 'transfer',
);

/** States without a payment in which its checkout token can still be used: it waits for no bank transfer. */
export const freeStates: readonly OrderState[] = unpaidStates.filter(
  (state) => !(awaitingStates.includes(state) && transferStates.includes(state)),
);

/** Whether the checkout token of an order can still be used. */
export const isFree = (state: OrderState): boolean => freeStates.includes(state);

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

/** Whether an order can be paid now, by its provider. */
export const isPayable = (state: OrderState): boolean => facts[state].takenBy === 'provider';

/** What decides whether an order may be withdrawn; `deliveredAt` is null before it is delivered. */
type Withdrawable = Pick<Delivered, 'withdrawalDays'> & {
  readonly state: OrderState;
  readonly deliveredAt: Date | null;
};

/** Whether a customer may declare the withdrawal of an order. */
export function isWithdrawable(
  { state, deliveredAt, withdrawalDays }: Withdrawable,
  now: Date,
): boolean {
  if (!heldStates.includes(state)) return false;
  // The last day counts to its end.
  return !deliveredAt || dayOf(now) <= withdrawalEnd({ deliveredAt, withdrawalDays });
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
  'transferPart',
  'transferReminded',
  'transferReturned',
  'disputed',
  'paidTwice',
  'paidAfterRefund',
  'refundedTooMuch',
  'tooLate',
  'remarked',
  'fileAdded',
  'fileRemoved',
  'setAside',
  'takenUp',
  'undone',
] as const;
export type OrderNote = (typeof orderNotes)[number];

/** Notes for the house alone; the customer's history leaves them out. */
const inHouseNotes = [
  'transferReminded',
  'transferReturned',
  'disputed',
  'paidTwice',
  'paidAfterRefund',
  'refundedTooMuch',
  'tooLate',
  'remarked',
  'fileAdded',
  'fileRemoved',
  'setAside',
  'takenUp',
  'undone',
] as const satisfies readonly OrderNote[];
export type CustomerNote = Exclude<OrderNote, (typeof inHouseNotes)[number]>;

/** Whether the customer's history shows a note. */
export const isCustomerNote = (note: OrderNote): note is CustomerNote =>
  !inHouseNotes.some((inHouse) => inHouse === note);

/** A mail that was to leave, and is replaced: its kind, what it was queued with, and its time, ISO 8601. */
export type ReplacedMail = {
  readonly kind: OrderMailKind;
  readonly facts: Readonly<Record<string, string>>;
  readonly dueAt: string;
};

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
  /** Reference of a declaration of withdrawal that was set aside, or taken up again. */
  readonly declaration?: string;
  /** Ids of the photos that go to the customer with it. */
  readonly photos?: readonly string[];
  /** What has come by bank transfer, or was given back, or came and could not be counted, euro cents. */
  readonly cents?: number;
  /** What was left to pay when it was delivered all the same, euro cents. */
  readonly unpaidCents?: number;
  /** What the house keeps of the price of a withdrawn order, euro cents. */
  readonly keptCents?: number;
  /** What the order said before, to be restored when the step is undone. */
  readonly before?: { readonly deliveryDate: string | null };
  /** When the balance had been asked for before this step asked for it again, likewise. */
  readonly balanceMailedAt?: string;
  /** Mails to the customer that waited and that it made untrue, likewise. */
  readonly replaced?: readonly ReplacedMail[];
  /** Id of the change that this one undoes. */
  readonly undoes?: number;
};

/** Who takes a payment; `transfer` for the house's own bank, `hand` for one that came outside the shop. */
export type PaymentProvider = 'stripe' | 'link' | 'demonstration' | 'transfer' | 'hand';

/** How an order is paid outside the shop. */
export const handWays = ['transfer', 'cheque'] as const satisfies readonly PaidWith[];
export type HandWay = (typeof handWays)[number];

const handName = 'hand ';

/** The name of a payment outside the shop among the payments of an order. @param id of the form that noted it */
export const handPayment = (id: string): string => handName + id;

/** Whether a payment came outside the shop, so that no provider knows it. */
export const isHandPayment = (payment: string): boolean => payment.startsWith(handName);

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
  /** Lines of the postal address; in orders of older releases the name of its country is the last, in French. */
  readonly address?: readonly string[];
  /** Its country, ISO 3166-1. */
  readonly country?: string;
};

/** Whom an invoice is for, where that is not who receives the order: a company, or another address. */
export type OrderBilling = {
  readonly name: string;
  readonly street: string;
  /** Some countries have none. */
  readonly postcode?: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
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
  'stayBooked',
  'stayMoved',
  'stayCancelled',
  'noShow',
  'stayCame',
  'hourMoved',
  'hourCancelled',
  'hourMissed',
  'hourCame',
  'hourNoted',
  'hourBooked',
  'stayNoted',
  'stayMended',
  'hourMended',
  'staySettled',
  'stayUnsettled',
  'stayHandedBack',
  'stayHandedBackNot',
  'stayKeptChanged',
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
