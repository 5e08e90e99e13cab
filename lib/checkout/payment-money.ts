import { shopCurrency } from '@/lib/money';
import type { Received } from '@/lib/orders/order';
import type { PaymentFact, PaymentRecord } from './payment-event';

/** The shop's currency as payments name it, in small letters. */
export const paidCurrency = shopCurrency.toLowerCase();

/** Whether a payment is in the shop's currency; others do not count for an order. */
export const isPaidCurrency = (currency: string | undefined): boolean =>
  currency?.toLowerCase() === paidCurrency;

/** The sums of one payment, in the smallest unit of its currency. */
export type Money = { readonly receivedCents: number; readonly refundedCents: number };

/**
 * The received and refunded sums by payment; `null` is the payment of events that name none. Events can be repeated
 * and out of order, and each states the total refunded so far: the highest amount counts.
 */
export function moneyByPayment(
  records: readonly PaymentRecord[],
): ReadonlyMap<string | null, Money> {
  const payments = new Map<string | null, Money>();
  for (const { fact, providerPayment } of records) {
    const { receivedCents, refundedCents } = payments.get(providerPayment) ?? none;
    payments.set(providerPayment, {
      receivedCents: fact.kind === 'paid' ? Math.max(receivedCents, fact.cents) : receivedCents,
      refundedCents: fact.kind === 'refunded' ? Math.max(refundedCents, fact.cents) : refundedCents,
    });
  }
  return payments;
}

const none: Money = { receivedCents: 0, refundedCents: 0 };

/** The currency in which a payment has come, its code in small letters; `undefined` before that. */
const currencyOf = (records: readonly PaymentRecord[], payment: string | null) =>
  records
    .flatMap(({ fact, providerPayment }) =>
      fact.kind === 'paid' && providerPayment === payment ? [fact.currency.toLowerCase()] : [],
    )
    .at(-1);

/**
 * What an event says was given back that earlier ones did not, euro cents; 0 for any other event, and of a payment in another
 * currency.
 * @param known the earlier records of the order
 */
export function newlyReturned(
  order: { readonly providerPayment: string | null },
  {
    fact,
    providerPayment,
  }: { readonly fact: PaymentFact; readonly providerPayment?: string | null },
  known: readonly PaymentRecord[],
): number {
  if (fact.kind !== 'refunded') return 0;
  const payment = providerPayment ?? order.providerPayment;
  if (!isPaidCurrency(currencyOf(known, payment))) return 0;
  const before = moneyByPayment(known).get(payment) ?? none;
  return Math.max(0, fact.cents - before.refundedCents);
}

/**
 * The records of the current payments of an order: its accepted payment, and those after it. Earlier payments were
 * refunded, whether or not the provider has reported it.
 * @param accepted the accepted payment; when it is not among the records, all of them are returned
 */
export function currentRecords(
  records: readonly PaymentRecord[],
  accepted: string | null,
): PaymentRecord[] {
  const arrived = records.filter(({ fact }) => fact.kind === 'paid');
  const names = [...new Set(arrived.map(({ providerPayment }) => providerPayment))];
  const earlier = names.slice(0, Math.max(0, names.indexOf(accepted)));
  return records.filter(({ providerPayment }) => !earlier.includes(providerPayment));
}

/** The sum of a part of each payment in the currency of the last one; `undefined` before any payment. */
function sumOf(
  records: readonly PaymentRecord[],
  part: (money: Money) => number,
): Received | undefined {
  const currencies = new Map<string | null, string>();
  for (const { fact, providerPayment } of records) {
    if (fact.kind === 'paid') currencies.set(providerPayment, fact.currency.toLowerCase());
  }
  const currency = [...currencies.values()].at(-1);
  if (currency === undefined) return undefined;
  const sums = [...moneyByPayment(records)].flatMap(([payment, money]) =>
    currencies.get(payment) === currency ? [part(money)] : [],
  );
  return { cents: sums.reduce((sum, cents) => sum + cents, 0), currency };
}

/** The amount received and not refunded; `undefined` before any payment. */
export const heldAmount = (records: readonly PaymentRecord[]): Received | undefined =>
  sumOf(records, ({ receivedCents, refundedCents }) => Math.max(0, receivedCents - refundedCents));

/**
 * The amount refunded, or else the amount received, because the house may refund by hand; `undefined` before any
 * payment.
 */
export function refundedAmount(records: readonly PaymentRecord[]): Received | undefined {
  const refunded = sumOf(records, ({ refundedCents }) => refundedCents);
  return refunded?.cents === 0 ? sumOf(records, ({ receivedCents }) => receivedCents) : refunded;
}

/** Whether an amount is the total of an order. */
export const isTotal = ({ cents, currency }: Received, totalCents: number): boolean =>
  cents === totalCents && isPaidCurrency(currency);

/** Whether every payment was refunded in full. */
export const isFullyRefunded = (records: readonly PaymentRecord[]): boolean =>
  [...moneyByPayment(records).values()].every(
    ({ receivedCents, refundedCents }) => refundedCents >= receivedCents,
  );
