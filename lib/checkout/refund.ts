import {
  heldStates,
  holdsMoney,
  type OrderState,
  type Received,
  type RefundKind,
} from '@/lib/orders/order';
import type { PaymentRecord } from './payment-event';
import { currentRecords, heldAmount, isPaidCurrency, moneyByPayment } from './payment-money';

/** Who pays it back: the provider of the payment, or the house by a transfer that it notes. */
export const refundWays = ['provider', 'transfer'] as const;
export type RefundWay = (typeof refundWays)[number];

/** `asked` until the provider has answered. */
export type RefundState = 'asked' | 'done' | 'refused';

export type Refund = {
  readonly cents: number;
  readonly kind: RefundKind;
  readonly way: RefundWay;
  readonly state: RefundState;
};

/** The money of an order, euro cents. */
export type OrderMoney = {
  readonly receivedCents: number;
  /** By the provider, also on its own site, and by transfers of the house. */
  readonly refundedCents: number;
  /** Of what was refunded, what the provider has reported. */
  readonly byProviderCents: number;
  /** Asked for, without an answer of the provider yet. */
  readonly askedCents: number;
};

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/** The money of an order, by what its provider has reported and what the house has noted. Other currencies do not count. */
export function moneyOf(records: readonly PaymentRecord[], refunds: readonly Refund[]): OrderMoney {
  const foreign = new Set(
    records.flatMap(({ fact, providerPayment }) =>
      fact.kind === 'paid' && !isPaidCurrency(fact.currency) ? [providerPayment] : [],
    ),
  );
  const payments = [...moneyByPayment(records)].flatMap(([payment, money]) =>
    foreign.has(payment) ? [] : [money],
  );
  const byProviderCents = sum(payments.map(({ refundedCents }) => refundedCents));
  const centsOf = (way: RefundWay, state: RefundState) =>
    sum(refunds.flatMap((one) => (one.way === way && one.state === state ? [one.cents] : [])));
  return {
    receivedCents: sum(payments.map(({ receivedCents }) => receivedCents)),
    refundedCents: byProviderCents + centsOf('transfer', 'done'),
    byProviderCents,
    askedCents: centsOf('provider', 'asked'),
  };
}

/** What payments still hold by the word of their provider, in the smallest units of euro and of other currencies. */
function heldBy(records: readonly PaymentRecord[]) {
  const currencies = new Map(
    records.flatMap(({ fact, providerPayment }) =>
      fact.kind === 'paid' ? [[providerPayment, fact.currency.toLowerCase()] as const] : [],
    ),
  );
  const held = { euro: 0, other: 0 };
  for (const [payment, { receivedCents, refundedCents }] of moneyByPayment(records)) {
    const isEuro = isPaidCurrency(currencies.get(payment));
    held[isEuro ? 'euro' : 'other'] += Math.max(0, receivedCents - refundedCents);
  }
  return held;
}

/** The current payments of an order, and what transfers of the house have given back of them: earlier ones were given back first. */
function currentAfterTransfers(
  records: readonly PaymentRecord[],
  refunds: readonly Refund[],
  accepted: string | null,
) {
  const current = currentRecords(records, accepted);
  const earlier = records.filter((record) => !current.includes(record));
  const transferred = sum(
    refunds.flatMap(({ way, state, cents }) =>
      way === 'transfer' && state === 'done' ? [cents] : [],
    ),
  );
  return { current, returnedCents: Math.max(0, transferred - heldBy(earlier).euro) };
}

/**
 * Whether transfers of the house have given back what the current payments of an order still held. What the provider alone gives
 * back is for the rules of its events.
 * @param accepted the accepted payment: that and later ones are current
 */
export function isSettledByTransfers(
  records: readonly PaymentRecord[],
  refunds: readonly Refund[],
  accepted: string | null,
): boolean {
  const { current, returnedCents } = currentAfterTransfers(records, refunds, accepted);
  const held = heldBy(current);
  return returnedCents > 0 && held.other === 0 && held.euro <= returnedCents;
}

/**
 * What the house holds of the current payments of an order, in the currency of the last one: received, and given back neither by the
 * provider nor by transfers of the house. `undefined` before any payment.
 * @param accepted the accepted payment: that and later ones are current
 */
export function stillHeld(
  records: readonly PaymentRecord[],
  refunds: readonly Refund[],
  accepted: string | null,
): Received | undefined {
  const { current, returnedCents } = currentAfterTransfers(records, refunds, accepted);
  const held = heldAmount(current);
  if (!held || !isPaidCurrency(held.currency)) return held;
  return { ...held, cents: Math.max(0, held.cents - returnedCents) };
}

/** What can still be given back, euro cents. */
export const refundableCents = ({ receivedCents, refundedCents, askedCents }: OrderMoney): number =>
  Math.max(0, receivedCents - refundedCents - askedCents);

/**
 * The refunds that are done by the sum that the provider has reported beyond those that were done before: all that are
 * asked for, or none. A sum does not say which of several was made; the answer to each does.
 */
export function answeredRefunds<R extends Refund>(
  { byProviderCents }: OrderMoney,
  refunds: readonly R[],
): R[] {
  const ours = refunds.filter(({ way }) => way === 'provider');
  const centsIn = (state: RefundState) =>
    sum(ours.flatMap((one) => (one.state === state ? [one.cents] : [])));
  const isAll = byProviderCents - centsIn('done') >= centsIn('asked');
  return isAll ? ours.filter(({ state }) => state === 'asked') : [];
}

/**
 * What a new credit note of an invoice is about, euro cents: the part of it that was given back and has none yet; all of it once the
 * house keeps nothing, also where less had come. Money that came beyond the invoice is given back without one. Never more than the
 * invoice.
 */
export function creditDue(
  { receivedCents, refundedCents }: OrderMoney,
  invoiceCents: number,
  creditedCents: number,
): number {
  if (receivedCents > 0 && refundedCents >= receivedCents) return invoiceCents - creditedCents;
  const surplus = Math.max(0, receivedCents - invoiceCents);
  const due = Math.min(invoiceCents, refundedCents - surplus) - creditedCents;
  return Math.max(0, due);
}

/** What is asked for: a kind and, for a part, its sum. `cents` is what was typed, `NaN` where that is no sum. */
export type AskedRefund = { readonly kind: RefundKind; readonly cents?: number };

/** The delivery of an order, and what was given back of the order so far, with and without a credit note. */
type Returned = {
  readonly deliveryCents: number;
  readonly refunds: readonly Pick<Refund, 'cents' | 'kind' | 'state'>[];
  readonly credits: readonly { readonly cents: number; readonly kind: RefundKind }[];
};

/**
 * The price of a delivery that was not given back yet, euro cents. It counts as given back, or asked for, once a refund or a
 * credit note was about it or about the whole, or about any part of exactly its price: what else that was about is not recorded.
 */
export function deliveryLeft({ deliveryCents, refunds, credits }: Returned): number {
  const standing = [...refunds.filter(({ state }) => state !== 'refused'), ...credits];
  const isBack = standing.some(({ cents, kind }) => kind !== 'part' || cents === deliveryCents);
  return isBack ? 0 : deliveryCents;
}

/**
 * The sum of a refund, euro cents.
 * @param leftOfDelivery what `deliveryLeft` says
 * @returns `badAmount` without one; `sumWithoutPart` when a sum was typed with something else than a part;
 * `deliveryReturned` where nothing of the delivery is left; `refundTooMuch` for one above what is left
 */
export function refundSum(
  { kind, cents }: AskedRefund,
  money: OrderMoney,
  leftOfDelivery: number,
): number | 'badAmount' | 'sumWithoutPart' | 'deliveryReturned' | 'refundTooMuch' {
  if (kind !== 'part' && cents !== undefined) return 'sumWithoutPart';
  if (kind === 'delivery' && leftOfDelivery === 0) return 'deliveryReturned';
  const left = refundableCents(money);
  const wanted = { whole: left, part: cents ?? 0, delivery: leftOfDelivery }[kind];
  if (!Number.isSafeInteger(wanted) || wanted <= 0) return 'badAmount';
  return wanted > left ? 'refundTooMuch' : wanted;
}

/** Whether the house can give money of an order back. */
export const isRefundable = (state: OrderState, money: OrderMoney): boolean =>
  holdsMoney(state) && refundableCents(money) > 0;

/** What the house can keep of a withdrawn order when it closes it as refunded, euro cents: 0 before anything was given back. */
export function keepableCents(state: OrderState, money: OrderMoney): number {
  const isBegun = state === 'withdrawn' && money.refundedCents > 0 && money.askedCents === 0;
  return isBegun ? refundableCents(money) : 0;
}

/**
 * What came for an order that goes on, cannot be counted and was not given back, euro cents: it is owed to its buyer.
 * @param counted what `countedCents` says
 */
export const surplusCents = (state: OrderState, money: OrderMoney, counted: number): number =>
  heldStates.includes(state) ? Math.max(0, refundableCents(money) - counted) : 0;

/** The number of a credit note as it stands on paper, `AV-2026-00042`: a series of its own, without gaps within its year. */
export const creditNumber = ({
  year,
  number,
}: {
  readonly year: number;
  readonly number: number;
}) => `AV-${year}-${String(number).padStart(5, '0')}`;
