import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { orders, refunds } from '@/db/schema';
import { refundParts, secondRefundId } from '@/lib/checkout/balance-refund';
import type { PaymentRecord } from '@/lib/checkout/payment-event';
import { deliveryLeft, isRefundable, type RefundWay, refundSum } from '@/lib/checkout/refund';
import { isOfParts, isTransferPayment } from '@/lib/checkout/transfer/transfer';
import type { RefundKind } from '@/lib/orders/order';
import { creditRows, findMoney } from './credit-notes';
import { noteChange, type OrderHead } from './orders';
import { freezePapers } from './papers';
import { listRecords } from './payment-records';
import { settleRefunds } from './payments';

export type Refund = typeof refunds.$inferSelect;

export type NewRefund = {
  /** Of the form that asks: sent again, it is the same refund. */
  readonly id: string;
  readonly number: string;
  readonly kind: RefundKind;
  /** The sum that was typed for a part, euro cents; `NaN` where that is none. */
  readonly cents?: number;
  /** The sum that the person was shown and has confirmed, euro cents; absent before they were asked. */
  readonly confirmedCents?: number;
  readonly way: RefundWay;
  /** What the page showed as given back or asked for already, euro cents. */
  readonly shownCents: number;
  readonly author: string;
  readonly remark?: string;
};

/** Why a refund is not made. */
export type RefundRefusal =
  | 'conflict'
  | 'refused'
  | 'toConfirm'
  | 'badAmount'
  | 'sumWithoutPart'
  | 'deliveryReturned'
  | 'refundTooMuch'
  | 'refundOfParts'
  | 'refundByTransfer'
  | 'refundDisputed';

/** A refund that its provider has yet to make, and the payment that it gives back. */
export type OpenRefund = { readonly refund: Refund; readonly payment: string };
type Begun = readonly OpenRefund[] | 'done' | RefundRefusal;

/**
 * Keeps a refund that a person of the house asks for. One by transfer is done with that, and has its credit note and its
 * mail; one by the provider is asked for. When two people do so at the same time, one succeeds.
 * @returns `done`; what the provider is to make, a refund of each payment, also when it was asked for before without an
 * answer; `conflict` when something was given back since the page was shown; `toConfirm` when it could be made and this
 * sum was not confirmed
 */
export async function askRefund(asked: NewRefund): Promise<Begun> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(eq(orders.number, asked.number))
        .for('update');
      if (!order) return 'conflict';
      const earlier = await tx
        .select()
        .from(refunds)
        .where(inArray(refunds.id, [asked.id, secondRefundId(asked.id)]));
      if (earlier.length > 0) return again(earlier, order);
      return begin(tx, order, asked);
    }),
  );
}

function again(earlier: readonly Refund[], order: OrderHead): Begun {
  if (earlier.some(({ orderId }) => orderId !== order.id)) return 'refused';
  const open = earlier.filter(({ state }) => state === 'asked');
  if (open.length === 0)
    return earlier.every(({ state }) => state === 'done') ? 'done' : 'conflict';
  return open.flatMap((refund) => {
    const payment = refund.providerPayment ?? order.providerPayment;
    return payment ? [{ refund, payment }] : [];
  });
}

async function begin(db: Database, order: OrderHead, asked: NewRefund): Promise<Begun> {
  const { id, kind, way, author, remark } = asked;
  const { money, records, refunds: before } = await findMoney(db, order.id);
  if (money.refundedCents + money.askedCents !== asked.shownCents) return 'conflict';
  if (!isRefundable(order.state, money)) return 'refused';
  const { deliveryCents } = order;
  const credits = await creditRows(db, order.id);
  const cents = refundSum(asked, money, deliveryLeft({ deliveryCents, refunds: before, credits }));
  if (typeof cents === 'string') return cents;
  const keptCents = money.receivedCents - money.refundedCents - money.askedCents - cents;
  if (kind !== 'whole' && isOfParts(order, records, keptCents)) return 'refundOfParts';
  const row = { orderId: order.id, kind, way, author, remark } as const;
  if (way === 'provider') {
    const parts = refundParts(order, records, before, cents);
    if (order.provider !== 'stripe') return 'refused';
    if (!parts) return isByTransfer(records) ? 'refundByTransfer' : 'refundTooMuch';
    if (parts.length === 0) return 'refused';
    if (await isDisputed(db, order.id)) return 'refundDisputed';
    if (cents !== asked.confirmedCents) return 'toConfirm';
    const rows = parts.map((part, index) => ({
      ...{ ...row, state: 'asked' as const, cents: part.cents, providerPayment: part.payment },
      // A part that the other payment gives back is a refund of its own.
      ...(index === 0 ? { id } : { id: secondRefundId(id), kind: 'part' as const }),
    }));
    const stored = await db.insert(refunds).values(rows).returning();
    return stored.map((refund) => ({ refund, payment: refund.providerPayment ?? '' }));
  }
  if (cents !== asked.confirmedCents) return 'toConfirm';
  await db.insert(refunds).values({ ...row, id, cents, state: 'done' });
  const by = { author, remark, details: { cents } };
  if (money.refundedCents + cents < money.receivedCents) {
    await noteChange(db, order.id, { state: order.state, note: 'partlyRefunded', ...by });
  }
  await settleRefunds(db, order, way, cents, by);
  await freezePapers(db, order.id);
  return 'done';
}

/** Whether some of the money of an order came by bank transfer: its provider holds the rest alone. */
const isByTransfer = (records: readonly PaymentRecord[]) =>
  records.some(({ providerPayment }) => providerPayment && isTransferPayment(providerPayment));

const isDisputed = async (db: Database, orderId: string) =>
  (await listRecords(db, orderId)).some(({ fact }) => fact.kind === 'disputed');

/** Keeps that the provider has refused a refund, or was not asked for it: its sum can be asked for again. */
export async function refuseRefund(id: string): Promise<void> {
  await run((db) =>
    db
      .update(refunds)
      .set({ state: 'refused' })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'asked'))),
  );
}

/** The money of an order, and the refunds that the house has asked for, the oldest first. */
export const findRefunds = (orderId: string) => run((db) => findMoney(db, orderId));
