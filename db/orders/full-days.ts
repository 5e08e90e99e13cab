import 'server-only';
import { and, count, eq, gte, ne, type SQL } from 'drizzle-orm';
import { deliveriesPerDay } from '@/content/delivery/delivery';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { locks } from '@/db/locks';
import { orders } from '@/db/schema';

/** Deliveries that are agreed, and still to be made. */
const isAgreed = eq(orders.state, 'agreed') as SQL;

/** Whether the carriers deliver as much as they can on a day, without one order. Until its transaction ends, no other day is agreed. */
export async function isFull(db: Database, day: string, id: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.plan})`);
  const others = and(eq(orders.deliveryDate, day), isAgreed, ne(orders.id, id));
  return (await db.$count(orders, others)) >= deliveriesPerDay;
}

/** The days from a day on, on which the carriers have no room. @param from as `2026-12-14` */
export const listFullDays = (from: string): Promise<ReadonlySet<string>> =>
  run((db) => fullDaysIn(db, from));

/** The same in a transaction. */
export async function fullDaysIn(db: Database, from: string): Promise<ReadonlySet<string>> {
  const day = orders.deliveryDate;
  const rows = await db
    .select({ day })
    .from(orders)
    .where(and(isAgreed, gte(day, from)))
    .groupBy(day)
    .having(gte(count(), deliveriesPerDay));
  return new Set(rows.flatMap((row) => row.day ?? []));
}
