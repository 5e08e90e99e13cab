import 'server-only';
import { and, eq } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { orders, refunds } from '@/db/schema';
import { isRefundable, type RefundWay, refundSum } from '@/lib/checkout/refund';
import type { RefundKind } from '@/lib/orders/order';
import { findMoney } from './credit-notes';
import { noteChange, type OrderHead } from './orders';
import { listRecords } from './payment-records';
import { settleRefunds } from './payments';

export type Refund = typeof refunds.$inferSelect;

export type NewRefund = {
  /** Of the form that asks: sent again, it is the same refund. */
  readonly id: string;
  readonly number: string;
  readonly kind: RefundKind;
  /** The sum of a part, euro cents. */
  readonly cents?: number;
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
  | 'badAmount'
  | 'refundTooMuch'
  | 'refundDisputed';

/** A refund that its provider has yet to make, and the payment that it gives back. */
export type OpenRefund = { readonly refund: Refund; readonly payment: string };

/**
 * Keeps a refund that a person of the house asks for. One by transfer is done with that, and has its credit note and its
 * mail; one by the provider is asked for. When two people do so at the same time, one succeeds.
 * @returns `done`; a refund that the provider is to make, also when it was asked for before without an answer; `conflict`
 * when something was given back since the page was shown
 */
export async function askRefund(asked: NewRefund): Promise<OpenRefund | 'done' | RefundRefusal> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(eq(orders.number, asked.number))
        .for('update');
      if (!order) return 'conflict';
      const [earlier] = await tx.select().from(refunds).where(eq(refunds.id, asked.id));
      if (earlier) return again(earlier, order);
      return begin(tx, order, asked);
    }),
  );
}

function again(refund: Refund, order: OrderHead): OpenRefund | 'done' | RefundRefusal {
  if (refund.orderId !== order.id) return 'refused';
  if (refund.state !== 'asked') return refund.state === 'done' ? 'done' : 'conflict';
  return order.providerPayment ? { refund, payment: order.providerPayment } : 'refused';
}

async function begin(
  db: Database,
  order: OrderHead,
  asked: NewRefund,
): Promise<OpenRefund | 'done' | RefundRefusal> {
  const { id, kind, way, author, remark } = asked;
  const { money } = await findMoney(db, order.id);
  if (money.refundedCents + money.askedCents !== asked.shownCents) return 'conflict';
  if (!isRefundable(order.state, money)) return 'refused';
  const cents = refundSum(asked, money, order.deliveryCents);
  if (typeof cents === 'string') return cents;
  const payment = order.providerPayment;
  if (way === 'provider') {
    if (!payment || order.provider !== 'stripe') return 'refused';
    if (await isDisputed(db, order.id)) return 'refundDisputed';
  }
  const state = way === 'transfer' ? 'done' : 'asked';
  const row = { id, orderId: order.id, cents, kind, way, state, author, remark } as const;
  const [refund] = await db.insert(refunds).values(row).returning();
  if (!refund) throw new Error('a refund was not stored');
  if (way === 'provider') return payment ? { refund, payment } : 'refused';
  if (money.refundedCents + cents < money.receivedCents) {
    const note = 'partlyRefunded';
    await noteChange(db, order.id, { state: order.state, note, author, remark });
  }
  await settleRefunds(db, order, { author, remark });
  return 'done';
}

const isDisputed = async (db: Database, orderId: string) =>
  (await listRecords(db, orderId)).some(({ fact }) => fact.kind === 'disputed');

/** Keeps that the provider has refused a refund: its sum can be asked for again. */
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
