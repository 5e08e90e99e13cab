import 'server-only';
import { and, asc, desc, eq, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { locks } from '@/db/locks';
import { agreedTexts, orderChanges, orderLines, orders } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import { optionsKey } from '@/lib/catalogue/choice-word';
import type { NewOrder, RenewedPart } from '@/lib/checkout/new-order';
import { storedDestination } from '@/lib/delivery/delivery';
import { isTaxedAlike } from '@/lib/delivery/tax-owner';
import { newOrderNumber } from '@/lib/document-number';
import {
  type ChangeDetails,
  freeStates,
  isFree,
  type OrderNote,
  type OrderState,
} from '@/lib/orders/order';
import { sumOfStays } from '@/lib/residence/night-credit';
import { keepStays, takeStays } from './credited-stays';

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

/**
 * Creates an order with its lines, or returns the order that paid the token or is to pay it by bank transfer, or that
 * already awaits payment for the same purchase: a form sent twice, from two tabs or after Back creates one order. An
 * unpaid order of the same browser with another payment method is cancelled, and so is one with nights that this one has, or
 * of the same pieces at the prices of another place.
 * @param author who places it: the customer, or the address of a member of the staff
 * @returns the order; it awaits payment unless the token is paid
 * @throws StaysTaken when another order has its nights
 */
export async function placeOrder(order: NewOrder, author = 'customer'): Promise<PlacedOrder> {
  return run((db) => db.transaction(async (tx) => (await placeIn(tx, order, author)).order));
}

/** The same in a transaction. @returns whether it was placed just now, too */
export async function placeIn(
  db: Database,
  { lines, nights = [], agreed, ...order }: NewOrder,
  author = 'customer',
): Promise<{ readonly order: PlacedOrder; readonly isNew: boolean }> {
  // Before any row is locked.
  await lockBrowser(db, order.buyerHash);
  const known = await findOrReplaceEarlier(db, order);
  if (known) return { order: await withLines(db, known), isNew: false };
  for (const id of await takeStays(db, nights)) await replace(db, id);
  for (const id of await listElsewhere(db, order, lines)) await replace(db, id);
  const nightsCents = sumOfStays(nights);
  const state = order.provider === 'transfer' ? 'awaitingTransfer' : 'awaiting';
  const [placed] = await db
    .insert(orders)
    .values({ ...order, state, nightsCents, number: newOrderNumber(new Date()) })
    .onConflictDoNothing()
    .returning();
  if (!placed) {
    return { order: await withLines(db, await requireAwaiting(db, order)), isNew: false };
  }
  const rows = lines.map((line, position) => ({ ...line, position, orderId: placed.id }));
  await db.insert(orderLines).values(rows);
  await keepStays(db, placed.id, nights);
  if (agreed) {
    const texts = { hash: order.termsHash, ...agreed };
    await db.insert(agreedTexts).values(texts).onConflictDoNothing();
  }
  await noteChange(db, placed.id, { state, note: 'placed', author });
  return { order: { ...placed, lines }, isNew: true };
}

/** Has what a browser begins in two tabs be placed one after the other, until the end of the transaction. */
export async function lockBrowser(db: Database, buyerHash: string | null): Promise<void> {
  if (!buyerHash) return;
  await db.execute(sql`select pg_advisory_xact_lock(${locks.browser}, hashtext(${buyerHash}))`);
}

/**
 * The order that paid the token or is to pay it by bank transfer, of any browser, or that awaits payment for the same purchase. Without either, the
 * unpaid orders of the same browser with other payment methods are cancelled.
 */
async function findOrReplaceEarlier(
  db: Database,
  order: Omit<NewOrder, 'lines' | 'nights'>,
): Promise<OrderHead | undefined> {
  const { purchaseId, purchaseKey, buyerHash } = order;
  if (purchaseId === null) return undefined;
  await db.execute(sql`select pg_advisory_xact_lock(${locks.purchase}, hashtext(${purchaseId}))`);
  const awaiting = await refreshAwaiting(db, order);
  if (awaiting) return awaiting;
  // Locked as events lock them, so that a payment in progress is seen.
  const earlier = await db
    .select()
    .from(orders)
    .where(eq(orders.purchaseId, purchaseId))
    .orderBy(asc(orders.id))
    .for('update');
  const taken = earlier.filter(({ state }) => !isFree(state));
  const paid = taken.find(({ state }) => state !== 'awaitingTransfer') ?? taken[0];
  if (paid) return paid;
  for (const one of earlier) {
    const isOther = one.buyerHash === buyerHash && one.purchaseKey !== purchaseKey;
    if (one.state !== 'awaiting' || !isOther) continue;
    await replace(db, one.id);
  }
  return undefined;
}

/** What is sold, however its lines are ordered. */
export const soldIn = (lines: NewOrder['lines']) =>
  lines
    .map((line) => `${line.productId ?? line.name} ${optionsKey(line.optionIds)} ${line.quantity}`)
    .sort()
    .join();

/**
 * The unpaid orders of the same browser of the same pieces for another place, whose prices and tax are others: the place
 * was changed since, in this tab or in another.
 */
async function listElsewhere(
  db: Database,
  { buyerHash, ...order }: Omit<NewOrder, 'lines' | 'nights'>,
  lines: NewOrder['lines'],
): Promise<string[]> {
  const there = storedDestination({ deliveryCountry: null, deliveryPostcode: null, ...order });
  if (!buyerHash || !there) return [];
  const begun = await db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerHash, buyerHash), eq(orders.state, 'awaiting')))
    .orderBy(asc(orders.id))
    .for('update');
  const elsewhere = begun.filter((one) => {
    const destination = storedDestination(one);
    return (
      destination && (destination.country !== there.country || !isTaxedAlike(destination, there))
    );
  });
  const same: string[] = [];
  for (const one of elsewhere) {
    if (soldIn((await withLines(db, one)).lines) === soldIn(lines)) same.push(one.id);
  }
  return same;
}

/** Cancels an unpaid order that its customer places anew, in a transaction. */
export async function replace(db: Database, id: string): Promise<void> {
  const state = 'cancelled';
  await db.update(orders).set({ state, changedAt: sql`now()` }).where(eq(orders.id, id));
  await noteChange(db, id, { state, note: 'replaced', author: 'customer' });
}

/** The order that paid a token, or is to pay it by bank transfer; `undefined` while it can still be used. */
export async function findTokenOrder(purchaseId: string): Promise<OrderHead | undefined> {
  const [paid] = await run((db) =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.purchaseId, purchaseId), notInArray(orders.state, [...freeStates])))
      .orderBy(eq(orders.state, 'awaitingTransfer'), asc(orders.placedAt))
      .limit(1),
  );
  return paid;
}

/** The order that already awaits payment for a purchase, unless its token is paid: another press creates none. */
export async function findAwaiting(purchase: Purchase): Promise<OrderHead | undefined> {
  return run((db) => refreshAwaiting(db, purchase));
}

type Purchase = Pick<NewOrder, 'purchaseKey' | RenewedPart>;

/** The order that awaits payment for a purchase, with the days of delivery that its page showed last. */
async function refreshAwaiting(
  db: Database,
  { purchaseKey, deliveryFirst, deliveryLast }: Purchase,
): Promise<OrderHead | undefined> {
  const renewed = {
    deliveryFirst: deliveryFirst ?? null,
    deliveryLast: deliveryLast ?? null,
  } satisfies Readonly<Record<RenewedPart, unknown>>;
  const paid = alias(orders, 'paid');
  const isPaid = and(
    eq(paid.purchaseId, orders.purchaseId),
    notInArray(paid.state, [...freeStates]),
  );
  const [order] = await db
    .update(orders)
    .set(renewed)
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

export type NewChange = {
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
export const findOrderById = (id: string): Promise<Order | undefined> =>
  run((db) => orderIn(db, id));

/** The same in a transaction. */
export async function orderIn(db: Database, id: string): Promise<Order | undefined> {
  const [head] = await db.select().from(orders).where(eq(orders.id, id));
  return head && withDetails(db, head);
}

/** An order with its lines. */
export async function withLines(db: Database, head: OrderHead) {
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
