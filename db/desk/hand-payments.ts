import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { run } from '@/db/client';
import { noteChange, type PlacedOrder, placeIn } from '@/db/orders/orders';
import { freezePapers } from '@/db/orders/papers';
import { enterState } from '@/db/orders/payments';
import { announceTransfer } from '@/db/orders/transfers';
import { orders, paymentEvents } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import { type HandWay, handPayment, type OrderContact } from '@/lib/orders/order';

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
 * Marks an order that awaits payment as paid in full outside the shop, with who noted it and when it came: invoice and
 * mails follow as from any payment. No provider can give it back.
 * @returns `conflict` when the order awaits no payment, unless this payment is why
 */
export async function payByHand(
  orderId: string,
  { id, paidWith, receivedOn, contact, email, remark }: HandPayment,
  author: string,
): Promise<'done' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      const payment = handPayment(id);
      if (!order) return 'conflict';
      if (order.state !== 'awaiting')
        return order.providerPayment === payment ? 'done' : 'conflict';
      const fact = { kind: 'paid', cents: order.totalCents, currency: 'eur' } as const;
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
      const details = receivedOn === dayOf(new Date()) ? undefined : { happenedOn: receivedOn };
      await noteChange(tx, orderId, { state: 'paid', author, remark, details });
      await enterState(tx, changed, 'paid');
      await freezePapers(tx, orderId);
      return 'done';
    }),
  );
}

/**
 * Places an order that waits for its bank transfer for a customer who telephones: they are mailed where it goes, and it is
 * confirmed, reminded of and cancelled as one that they place themselves. The same form again writes and mails nothing more.
 * @returns `conflict` when the token has an order of somebody else already
 */
export async function placeAwaited(
  order: NewOrder,
  author: string,
  remark?: string,
): Promise<PlacedOrder | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
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
