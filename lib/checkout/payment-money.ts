import type { Received } from '@/lib/orders/order';
import type { PaymentRecord } from './payment-event';

/** What came of one payment, in the smallest coin of its currency. */
export type Money = { readonly receivedCents: number; readonly refundedCents: number };

/**
 * What the provider received and gave back, by payment; `null` is the one of events that name none. Events come
 * doubled and in any order, and each tells of all that was given back so far: the highest amount counts.
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

/**
 * The records of the payments that an order is about now: the one that it was accepted by, and those after it. What
 * came before was given back, whether or not the provider has said so.
 * @param accepted the payment that it was accepted by; all records when it is none of them
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

/** A part of all payments together, of those in the currency of the last one; `undefined` before one has come. */
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

/** What is held now: what came and was not given back. `undefined` before anything has come. */
export const heldAmount = (records: readonly PaymentRecord[]): Received | undefined =>
  sumOf(records, ({ receivedCents, refundedCents }) => Math.max(0, receivedCents - refundedCents));

/** What was given back in all, else what came: the house may give it back by hand. `undefined` before that. */
export function refundedAmount(records: readonly PaymentRecord[]): Received | undefined {
  const refunded = sumOf(records, ({ refundedCents }) => refundedCents);
  return refunded?.cents === 0 ? sumOf(records, ({ receivedCents }) => receivedCents) : refunded;
}

/** Whether a sum is what an order costs. */
export const isTotal = ({ cents, currency }: Received, totalCents: number): boolean =>
  cents === totalCents && currency.toLowerCase() === 'eur';

/** Whether everything that came was given back. */
export const isFullyRefunded = (records: readonly PaymentRecord[]): boolean =>
  [...moneyByPayment(records).values()].every(
    ({ receivedCents, refundedCents }) => refundedCents >= receivedCents,
  );
