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

/** The same for all payments together. */
export function moneyOf(records: readonly PaymentRecord[]): Money {
  const payments = [...moneyByPayment(records).values()];
  const sum = (part: keyof Money) => payments.reduce((cents, money) => cents + money[part], 0);
  return { receivedCents: sum('receivedCents'), refundedCents: sum('refundedCents') };
}

/**
 * What is held for an order now, in the currency of what came last: what came and was not given back.
 * @returns `undefined` before anything has come
 */
export function heldNow(records: readonly PaymentRecord[]): Received | undefined {
  const currencies = new Map<string | null, string>();
  for (const { fact, providerPayment } of records) {
    if (fact.kind === 'paid') currencies.set(providerPayment, fact.currency.toLowerCase());
  }
  const currency = [...currencies.values()].at(-1);
  if (currency === undefined) return undefined;
  const payments = [...moneyByPayment(records)].filter(
    ([payment]) => currencies.get(payment) === currency,
  );
  const held = payments.map(([, { receivedCents, refundedCents }]) =>
    Math.max(0, receivedCents - refundedCents),
  );
  return { cents: held.reduce((sum, cents) => sum + cents, 0), currency };
}

/** Whether a sum is what an order costs. */
export const isTotal = ({ cents, currency }: Received, totalCents: number): boolean =>
  cents === totalCents && currency.toLowerCase() === 'eur';

/** Whether everything that came was given back. */
export const isGivenBack = (records: readonly PaymentRecord[]): boolean =>
  [...moneyByPayment(records).values()].every(
    ({ receivedCents, refundedCents }) => refundedCents >= receivedCents,
  );
