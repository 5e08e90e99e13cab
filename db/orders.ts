import 'server-only';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { newOrderNumber } from '@/lib/document-number';
import type { NewOrder } from '@/lib/new-order';
import type { OrderContact, OrderNote, OrderState } from '@/lib/order';
import { type Database, run } from './client';
import { orderChanges, orderLines, orders } from './schema';

/** An order without its lines and changes. */
export type OrderHead = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type OrderChange = typeof orderChanges.$inferSelect;
export type Order = OrderHead & {
  readonly lines: readonly OrderLine[];
  /** The oldest first. */
  readonly changes: readonly OrderChange[];
};

/**
 * Writes an order with its lines, or gives the one that awaits payment for the same purchase already: a form
 * that is sent twice, from two tabs or after Back makes one order.
 */
export async function placeOrder({ lines, ...order }: NewOrder): Promise<OrderHead> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [placed] = await tx
        .insert(orders)
        .values({ ...order, number: newOrderNumber(new Date()) })
        .onConflictDoNothing()
        .returning();
      if (!placed) return awaitingOrder(tx, order);
      const rows = lines.map((line, position) => ({ ...line, position, orderId: placed.id }));
      await tx.insert(orderLines).values(rows);
      await noteChange(tx, placed.id, { state: 'awaiting', note: 'placed', author: 'customer' });
      return placed;
    }),
  );
}

/**
 * The order that awaits payment for a purchase, with the days of delivery that its page showed last.
 * @throws when it was paid at this moment: the purchase can be placed once more
 */
async function awaitingOrder(
  db: Database,
  { purchaseKey, deliveryFirst, deliveryLast }: Omit<NewOrder, 'lines'>,
): Promise<OrderHead> {
  const [order] = await db
    .update(orders)
    .set({ deliveryFirst: deliveryFirst ?? null, deliveryLast: deliveryLast ?? null })
    .where(and(eq(orders.purchaseKey, purchaseKey), eq(orders.state, 'awaiting')))
    .returning();
  if (!order) throw new Error('the order of this purchase has just been paid');
  return order;
}

type NewChange = {
  readonly state: OrderState;
  readonly note?: OrderNote;
  /** `customer`, `provider`, `shop`, or the address of somebody of the house. */
  readonly author: string;
  readonly remark?: string;
};

/** Adds a row to the history of an order, in the transaction of what it tells of. */
export async function noteChange(db: Database, orderId: string, change: NewChange): Promise<void> {
  await db.insert(orderChanges).values({ orderId, ...change });
}

/** A payment session ends after a day; if the provider has not said so, a new one is asked for. */
const isStale = sql`${orders.paymentAskedAt} < now() - interval '24 hours'`;

/**
 * Notes that a payment session is asked for, unless one is. Whoever asks at the same time, or after an answer
 * was lost, asks with the same time, and so for the same session.
 * @returns when it was asked for, and the page where it is paid, if that is known already
 */
export async function askForPayment(
  id: string,
): Promise<{ askedAt: Date; payAddress: string | null }> {
  const [row] = await run((db) =>
    db
      .update(orders)
      .set({
        paymentAskedAt: sql`case when ${isStale} then now() else coalesce(${orders.paymentAskedAt}, now()) end`,
        payAddress: sql`case when ${isStale} then null else ${orders.payAddress} end`,
      })
      .where(eq(orders.id, id))
      .returning({ askedAt: orders.paymentAskedAt, payAddress: orders.payAddress }),
  );
  if (!row?.askedAt) throw new Error('an order that is to be paid is not there');
  return { askedAt: row.askedAt, payAddress: row.payAddress };
}

/** Notes that the provider has refused a payment session: the next one is asked for anew. */
export async function forgetPayment(id: string): Promise<void> {
  await run((db) => db.update(orders).set({ paymentAskedAt: null }).where(eq(orders.id, id)));
}

/** Keeps the provider's payment session of an order, and the page where it is paid. */
export async function keepPaymentSession(
  id: string,
  session: { readonly providerSession: string; readonly payAddress: string },
): Promise<void> {
  await run((db) => db.update(orders).set(session).where(eq(orders.id, id)));
}

/** Keeps who receives an order. */
export async function keepContact(
  db: Database,
  id: string,
  { email, contact }: { readonly email?: string; readonly contact?: OrderContact },
): Promise<void> {
  await db
    .update(orders)
    .set({
      contact: contact ?? sql`${orders.contact}`,
      email: sql`coalesce(${orders.email}, ${email ?? null})`,
    })
    .where(eq(orders.id, id));
}

/** An order with everything about it, by its number. `undefined` when there is none. */
export async function findOrder(number: string): Promise<Order | undefined> {
  return run(async (db) => {
    const [head] = await db.select().from(orders).where(eq(orders.number, number));
    return head && withDetails(db, head);
  });
}

/** The same, by its id. */
export async function findOrderById(id: string): Promise<Order | undefined> {
  return run(async (db) => {
    const [head] = await db.select().from(orders).where(eq(orders.id, id));
    return head && withDetails(db, head);
  });
}

async function withDetails(db: Database, head: OrderHead): Promise<Order> {
  const [lines, changes] = await Promise.all([
    db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, head.id))
      .orderBy(asc(orderLines.position)),
    db
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderId, head.id))
      .orderBy(asc(orderChanges.id)),
  ]);
  return { ...head, lines, changes };
}

/** The orders of an address, the newest first. */
export async function listOrders(email: string): Promise<OrderHead[]> {
  return run((db) =>
    db.select().from(orders).where(eq(orders.email, email)).orderBy(desc(orders.placedAt)),
  );
}
