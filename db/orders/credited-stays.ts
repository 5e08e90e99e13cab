import 'server-only';
import { and, type Column, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { locks } from '@/db/locks';
import { creditedStays, orders } from '@/db/schema';
import { overStates } from '@/lib/orders/order';
import type { CreditedStay } from '@/lib/residence/night-credit';

/** Somebody has just ordered with the nights of a stay: they lower one order alone. */
export class StaysTaken extends Error {
  override name = 'StaysTaken';
}

/** An order in whose state it has not given its stays back. */
const isStanding = notInArray(orders.state, [...overStates]);

/** An order that awaits a payment in this minute, and is replaced by another one; a transfer may be on its way. */
const isReplaceable = and(eq(orders.state, 'awaiting'), ne(orders.method, 'transfer'));

/**
 * Which of some stays lower the total of an order already, one that can still be given up not counted.
 * @param purchaseId of a checkout token whose own orders do not count
 */
export async function listCreditedStays(
  numbers: readonly string[],
  purchaseId?: string,
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await run((db) =>
    db
      .select({ stay: creditedStays.stay })
      .from(creditedStays)
      .innerJoin(orders, eq(orders.id, creditedStays.orderId))
      .where(
        and(
          inArray(creditedStays.stay, [...numbers]),
          isStanding,
          sql`not coalesce(${isReplaceable}, false)`,
          purchaseId === undefined
            ? undefined
            : sql`${orders.purchaseId} is distinct from ${purchaseId}`,
        ),
      ),
  );
  return new Set(rows.map(({ stay }) => stay));
}

/** The stays that lower the total of an order. */
export async function listStaysOfOrder(orderId: string): Promise<CreditedStay[]> {
  return run((db) =>
    db
      .select({ number: creditedStays.stay, cents: creditedStays.cents })
      .from(creditedStays)
      .where(eq(creditedStays.orderId, orderId))
      .orderBy(creditedStays.stay),
  );
}

/**
 * Takes stays for an order that is being placed, in its transaction. Whoever places another one at the same time waits.
 * @returns the ids of orders that await a payment with one of them, and are to be given up
 * @throws StaysTaken when another order has one for good
 */
export async function takeStays(
  db: Database,
  stays: readonly CreditedStay[],
): Promise<readonly string[]> {
  const numbers = stays.map(({ number }) => number).sort();
  if (numbers.length === 0) return [];
  for (const number of numbers)
    await db.execute(sql`select pg_advisory_xact_lock(${locks.stay}, hashtext(${number}))`);
  const others = await db
    .select({ id: orders.id, isReplaceable: sql<boolean>`coalesce(${isReplaceable}, false)` })
    .from(orders)
    .where(
      and(
        isStanding,
        inArray(
          orders.id,
          db
            .select({ id: creditedStays.orderId })
            .from(creditedStays)
            .where(inArray(creditedStays.stay, numbers)),
        ),
      ),
    )
    .orderBy(orders.id)
    .for('update');
  if (others.some((other) => !other.isReplaceable)) throw new StaysTaken();
  return others.map(({ id }) => id);
}

/** Keeps which stays lower the total of an order. */
export async function keepStays(
  db: Database,
  orderId: string,
  stays: readonly CreditedStay[],
): Promise<void> {
  if (stays.length === 0) return;
  await db
    .insert(creditedStays)
    .values(stays.map(({ number, cents }) => ({ orderId, stay: number, cents })));
}

/** Whether another order has a stay in common with one. @param other the columns of that other order */
export const sharesStay = (other: { readonly id: Column }, orderId: unknown) =>
  sql`exists (select 1 from ${creditedStays} mine
    join ${creditedStays} theirs on theirs.stay = mine.stay
    where mine.order_id = ${orderId} and theirs.order_id = ${other.id})`;
