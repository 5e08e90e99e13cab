import 'server-only';
import { and, asc, desc, eq, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { orderChanges, orderLines, orders } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import type { NewOrder } from '@/lib/checkout/new-order';
import { newOrderNumber } from '@/lib/orders/document-number';
import {
  type ChangeDetails,
  type OrderNote,
  type OrderState,
  unpaidStates,
} from '@/lib/orders/order';

/** An order without its lines and changes. */
export type OrderHead = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type OrderChange = typeof orderChanges.$inferSelect;
/** An order with its lines, as they were placed. */
export type PlacedOrder = OrderHead & { readonly lines: NewOrder['lines'] };
export type Order = OrderHead & {
  readonly lines: readonly OrderLine[];
  /** The oldest first. */
  readonly changes: readonly OrderChange[];
};

/** Serialises the orders of one checkout token. */
const purchaseLock = 7_460_115;

/**
 * Creates an order with its lines, or returns the order that paid the token or already awaits payment for the same
 * purchase: a form sent twice, from two tabs or after Back creates one order. An unpaid order of the same browser
 * with another payment method is cancelled.
 * @param author who places it: the customer, or the address of a member of the staff
 * @returns the order; it awaits payment unless the token is paid
 */
export async function placeOrder(
  { lines, ...order }: NewOrder,
  author = 'customer',
): Promise<PlacedOrder> {
  return run((db) =>
    db.transaction(async (tx) => {
      const known = await findOrReplaceEarlier(tx, order);
      if (known) return withLines(tx, known);
      const [placed] = await tx
        .insert(orders)
        .values({ ...order, number: newOrderNumber(new Date()) })
        .onConflictDoNothing()
        .returning();
      if (!placed) return withLines(tx, await requireAwaiting(tx, order));
      const rows = lines.map((line, position) => ({ ...line, position, orderId: placed.id }));
      await tx.insert(orderLines).values(rows);
      await noteChange(tx, placed.id, { state: 'awaiting', note: 'placed', author });
      return { ...placed, lines };
    }),
  );
}

/**
 * The order that paid the token, of any browser, or that awaits payment for the same purchase. Without either, the
 * unpaid orders of the same browser with other payment methods are cancelled.
 */
async function findOrReplaceEarlier(
  db: Database,
  order: Omit<NewOrder, 'lines'>,
): Promise<OrderHead | undefined> {
  const { purchaseId, purchaseKey, buyerHash } = order;
  if (purchaseId === null) return undefined;
  await db.execute(sql`select pg_advisory_xact_lock(${purchaseLock}, hashtext(${purchaseId}))`);
  const awaiting = await refreshAwaiting(db, order);
  if (awaiting) return awaiting;
  // Locked as events lock them, so that a payment in progress is seen.
  const earlier = await db
    .select()
    .from(orders)
    .where(eq(orders.purchaseId, purchaseId))
    .orderBy(asc(orders.id))
    .for('update');
  const paid = earlier.find(({ state }) => !unpaidStates.includes(state));
  if (paid) return paid;
  for (const one of earlier) {
    const isOther = one.buyerHash === buyerHash && one.purchaseKey !== purchaseKey;
    if (one.state !== 'awaiting' || !isOther) continue;
    const state = 'cancelled';
    await db.update(orders).set({ state, changedAt: sql`now()` }).where(eq(orders.id, one.id));
    await noteChange(db, one.id, { state, note: 'replaced', author: 'customer' });
  }
  return undefined;
}

/** The order that paid a token; `undefined` until one is paid. */
export async function findPaidOrder(purchaseId: string): Promise<OrderHead | undefined> {
  const [paid] = await run((db) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.purchaseId, purchaseId), notInArray(orders.state, [...unpaidStates])))
      .orderBy(asc(orders.placedAt))
      .limit(1),
  );
  return paid;
}

/** The order that already awaits payment for a purchase, unless its token is paid: another press creates none. */
export async function findAwaiting(purchase: Purchase): Promise<OrderHead | undefined> {
  return run((db) => refreshAwaiting(db, purchase));
}

type Purchase = Pick<NewOrder, 'purchaseKey' | 'deliveryFirst' | 'deliveryLast'>;

/** The order that awaits payment for a purchase, with the days of delivery that its page showed last. */
async function refreshAwaiting(
  db: Database,
  { purchaseKey, deliveryFirst, deliveryLast }: Purchase,
): Promise<OrderHead | undefined> {
  const paid = alias(orders, 'paid');
  const isPaid = and(
    eq(paid.purchaseId, orders.purchaseId),
    notInArray(paid.state, [...unpaidStates]),
  );
  const [order] = await db
    .update(orders)
    .set({ deliveryFirst: deliveryFirst ?? null, deliveryLast: deliveryLast ?? null })
    .where(
      and(
        eq(orders.purchaseKey, purchaseKey),
        eq(orders.state, 'awaiting'),
        notExists(db.select({ id: paid.id }).from(paid).where(isPaid)),
      ),
    )
    .returning();
  return order;
}

/** Like `refreshAwaiting`. @throws when the order has just been paid: the purchase can be placed again */
async function requireAwaiting(db: Database, purchase: Purchase): Promise<OrderHead> {
  const order = await refreshAwaiting(db, purchase);
  if (!order) throw new Error('the order of this purchase has just been paid');
  return order;
}

type NewChange = {
  readonly state: OrderState;
  readonly note?: OrderNote;
  /** `customer`, `provider`, `shop`, or the address of a member of the staff. */
  readonly author: string;
  readonly remark?: string;
  readonly details?: ChangeDetails;
};

/** Adds a row to the history of an order, in the transaction of the change that it records. @returns its id */
export async function noteChange(
  db: Database,
  orderId: string,
  change: NewChange,
): Promise<number> {
  const [row] = await db
    .insert(orderChanges)
    .values({ orderId, ...change })
    .returning({ id: orderChanges.id });
  if (!row) throw new Error('a change of an order was not stored');
  return row.id;
}

/** An order with its lines and changes, by its number. `undefined` when there is none. */
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

async function withLines(db: Database, head: OrderHead) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, head.id))
    .orderBy(asc(orderLines.position));
  return { ...head, lines };
}

async function withDetails(db: Database, head: OrderHead): Promise<Order> {
  const [order, changes] = await Promise.all([
    withLines(db, head),
    db
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.orderId, head.id))
      .orderBy(asc(orderChanges.id)),
  ]);
  return { ...order, changes };
}

/** Whether there is an order of a number. */
export async function isOrderNumber(number: string): Promise<boolean> {
  const rows = await run((db) =>
    db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)),
  );
  return rows.length === 1;
}

/** The orders of a visitor who has proven the address they were placed with, the newest first. */
export async function listOrders(owner: ProvenEmail): Promise<OrderHead[]> {
  return run((db) =>
    db.select().from(orders).where(eq(orders.email, owner)).orderBy(desc(orders.placedAt)),
  );
}
