import 'server-only';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { noteChange, type OrderHead, type PlacedOrder, placeIn } from '@/db/orders/orders';
import { freezePapers } from '@/db/orders/papers';
import { enterState } from '@/db/orders/payments';
import { announceTransfer } from '@/db/orders/transfers';
import { offers, orders, paymentEvents } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import { paidCurrency } from '@/lib/checkout/payment-money';
import {
  freeStates,
  type HandWay,
  handPayment,
  type OrderContact,
  returnedStates,
  unpaidStates,
} from '@/lib/orders/order';

export type HandPayment = {
  /** Of the form: sent again, it is one payment. */
  readonly id: string;
  readonly paidWith: HandWay;
  /** The day on which it came, `2026-12-14`. */
  readonly receivedOn: string;
  readonly contact: OrderContact;
  readonly email: string;
  readonly remark?: string;
};

/**
 * Locks the offer of an order that is written for a customer who telephones: of two people at once one writes it.
 * @returns the order that this offer has already, paid or, where this one is to wait for its transfer too, waiting for that
 */
async function lockOffer(
  db: Database,
  { offerId, provider }: Pick<NewOrder, 'offerId' | 'provider'>,
): Promise<OrderHead | undefined> {
  if (!offerId) return undefined;
  await db.select({ id: offers.id }).from(offers).where(eq(offers.id, offerId)).for('update');
  const free = provider === 'transfer' ? freeStates : unpaidStates;
  const isTaken = notInArray(orders.state, [...free, ...returnedStates]);
  const [taken] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.offerId, offerId), isTaken))
    .orderBy(asc(orders.placedAt))
    .limit(1);
  return taken;
}

/**
 * Places an order for a customer who telephones and marks it as paid in full outside the shop, with who noted it and when the money
 * came: invoice and mails follow as from any payment. No provider can give it back. The same form again writes nothing more.
 * @returns `conflict` when somebody else has ordered the offer
 */
export async function placePaid(
  order: NewOrder,
  payment: HandPayment,
  author: string,
): Promise<PlacedOrder | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const taken = await lockOffer(tx, order);
      if (taken && taken.buyerHash !== order.buyerHash) return 'conflict';
      const { order: placed } = await placeIn(tx, order, author);
      const isKept = await payByHand(tx, placed, payment, author);
      return isKept ? placed : 'conflict';
    }),
  );
}

/** @returns whether an order is paid by a payment: now, or before */
async function payByHand(
  tx: Database,
  order: PlacedOrder,
  { id, paidWith, receivedOn, contact, email, remark }: HandPayment,
  author: string,
): Promise<boolean> {
  const payment = handPayment(id);
  if (order.state !== 'awaiting') return order.providerPayment === payment;
  const fact = { kind: 'paid', cents: order.totalCents, currency: paidCurrency } as const;
  const orderId = order.id;
  const received = { id: payment, type: 'hand', orderId, providerPayment: payment, fact };
  await tx.insert(paymentEvents).values(received);
  const [changed = order] = await tx
    .update(orders)
    .set({
      ...{ contact, email, paidWith, method: paidWith, instalments: 1 },
      ...{ provider: 'hand', providerPayment: payment },
      ...{ payAddress: null, paymentAskedAt: null, changedAt: sql`now()` },
    })
    .where(eq(orders.id, orderId))
    .returning();
  const day = receivedOn !== dayOf(new Date()) && { happenedOn: receivedOn };
  const details = { cents: order.totalCents, ...day };
  await noteChange(tx, orderId, { state: 'paid', author, remark, details });
  await enterState(tx, changed, 'paid');
  await freezePapers(tx, orderId);
  return true;
}

/**
 * Places an order that waits for its bank transfer for a customer who telephones: they are mailed where it goes, and it is
 * confirmed, reminded of and cancelled as one that they place themselves. The same form again writes and mails nothing more.
 * @returns `conflict` when the token or the offer has an order of somebody else already
 */
export async function placeAwaited(
  order: NewOrder,
  author: string,
  remark?: string,
): Promise<PlacedOrder | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const taken = await lockOffer(tx, order);
      if (taken && taken.buyerHash !== order.buyerHash) return 'conflict';
      const { order: placed, isNew } = await placeIn(tx, order, author);
      if (placed.buyerHash !== order.buyerHash) return 'conflict';
      if (!isNew) return placed;
      const { id, state } = placed;
      if (remark) await noteChange(tx, id, { state, note: 'remarked', author, remark });
      // The house has asked for it: no budget of strangers holds its mail.
      await announceTransfer(tx, placed, { budgets: [] });
      return placed;
    }),
  );
}
