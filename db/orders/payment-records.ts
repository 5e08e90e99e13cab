import 'server-only';
import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '@/db/connection';
import { orders, paymentEvents } from '@/db/schema';
import type { PaymentEvent, PaymentRecord } from '@/lib/checkout/payment-event';
import type { OrderHead } from './orders';

/** The order of an event, locked until the transaction ends; `undefined` when there is none. */
export async function lockOrder(
  db: Database,
  { orderId, providerSession, providerPayment }: PaymentEvent,
): Promise<OrderHead | undefined> {
  const find = async (condition: SQL | undefined) =>
    (await db.select().from(orders).where(condition).limit(1).for('update'))[0];
  const paidBy = (payment: string) =>
    or(
      eq(orders.providerPayment, payment),
      inArray(
        orders.id,
        db
          .select({ id: paymentEvents.orderId })
          .from(paymentEvents)
          .where(eq(paymentEvents.providerPayment, payment)),
      ),
    );
  return (
    (orderId && (await find(eq(orders.id, orderId)))) ||
    (providerSession && (await find(eq(orders.providerSession, providerSession)))) ||
    (providerPayment && (await find(paidBy(providerPayment)))) ||
    undefined
  );
}

/** The payment records of an order so far, the oldest first. */
export async function listRecords(db: Database, orderId: string): Promise<PaymentRecord[]> {
  const { fact, providerPayment } = paymentEvents;
  return db
    .select({ fact, providerPayment })
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(paymentEvents.receivedAt);
}
