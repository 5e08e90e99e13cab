import 'server-only';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { queueHouseMail } from '@/db/mail/house-mails';
import { mailRow } from '@/db/mail/mails';
import { mails } from '@/db/schema';
import type { PaymentFact } from '@/lib/checkout/payment-event';
import { moneyOf } from '@/lib/checkout/payment-money';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import type { OrderNote, OrderState, Received } from '@/lib/orders/order';
import type { OrderHead } from './orders';
import { listRecords } from './payment-records';

/** The mail a customer gets when an order enters a state. */
const customerMails: Partial<Readonly<Record<OrderState, OrderMailKind>>> = {
  paid: 'orderConfirmed',
  differs: 'amountDiffers',
  agreed: 'deliveryAgreed',
  delivered: 'orderDelivered',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
};

/** Queues the mails about an order that has entered a state; each reads the order when it is sent. */
export async function queueOrderMails(
  db: Database,
  { number, email, language, state }: OrderHead,
): Promise<void> {
  const kind = customerMails[state];
  if (kind && email) {
    await db.insert(mails).values(mailRow({ kind, recipient: email, language, facts: { number } }));
  }
  if (state === 'paid' || state === 'differs') {
    await queueHouseMail(db, 'houseOrder', { number, state });
  }
}

/** What the house is told at once although the state of the order says less, or stays. */
const toldToHouse: readonly OrderNote[] = ['disputed', 'paidTwice', 'refundedTooMuch'];

/** Queues the mail to the house about a note in the history of an order, if it is one to look at. */
export async function queueNoteMail(
  db: Database,
  number: string,
  note: OrderNote | undefined,
): Promise<void> {
  if (note && toldToHouse.includes(note)) {
    await queueHouseMail(db, 'houseOrder', { number, state: note });
  }
}

/** The sum that the provider received for an order, in the currency of what came last; `undefined` before. */
export async function findReceived(orderId: string): Promise<Received | undefined> {
  const records = await run((db) => listRecords(db, orderId));
  const paid = records.findLast(({ fact }) => fact.kind === 'paid');
  if (paid?.fact.kind !== 'paid') return undefined;
  return { cents: moneyOf(records).receivedCents, currency: paid.fact.currency };
}

/**
 * What the provider paid back in all for an order, else what it received; euro cents.
 * @returns `undefined` when it has said neither
 */
export async function findRefundedCents(orderId: string): Promise<number | undefined> {
  const records = await run((db) => listRecords(db, orderId));
  const has = (kind: PaymentFact['kind']) => records.some(({ fact }) => fact.kind === kind);
  const { receivedCents, refundedCents } = moneyOf(records);
  if (has('refunded')) return refundedCents;
  return has('paid') ? receivedCents : undefined;
}
