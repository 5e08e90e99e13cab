import 'server-only';
import { and, count, gte, inArray, lt, ne, or, type SQL } from 'drizzle-orm';
import { deliveriesPerDay } from '@/content/delivery/delivery';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { atHouse } from '@/db/house-time';
import { locks } from '@/db/locks';
import { orders } from '@/db/schema';
import { addDays } from '@/lib/calendar/days';
import { plannedStates } from '@/lib/orders/order';

/** The start of a day of the house. @param day as `2026-12-14` */
const startOf = (day: string) => atHouse(sql`${day}::timestamp`);

/** The day on which an order takes the carriers: the one agreed, or the one on which they have brought it. */
export const deliveryDay = sql<string | null>`(case when ${orders.state} = 'delivered'
  then coalesce(${atHouse(sql`${orders.deliveredAt}`)}::date, ${orders.deliveryDate})
  else ${orders.deliveryDate} end)::text`;

/** Deliveries of the days from one until before another, agreed or made. @param before by default all later ones */
export function isDeliveredIn(from: string, before?: string): SQL | undefined {
  const { deliveryDate, deliveredAt } = orders;
  const isIn = or(
    and(gte(deliveryDate, from), before ? lt(deliveryDate, before) : undefined),
    // What was brought on another day than the agreed one; two conditions for two indexes.
    and(gte(deliveredAt, startOf(from)), before ? lt(deliveredAt, startOf(before)) : undefined),
  );
  const day = deliveryDay;
  const isItsDay = and(sql`${day} >= ${from}`, before ? sql`${day} < ${before}` : undefined);
  return and(inArray(orders.state, plannedStates('deliveries')), isIn, isItsDay);
}

/** Whether the carriers deliver as much as they can on a day, without one order. Until its transaction ends, no other day is agreed. */
export async function isFull(db: Database, day: string, id: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.plan})`);
  const others = and(isDeliveredIn(day, addDays(day, 1)), ne(orders.id, id));
  return (await db.$count(orders, others)) >= deliveriesPerDay;
}

/** The days from a day on, on which the carriers have no room. @param from as `2026-12-14` */
export const listFullDays = (from: string): Promise<ReadonlySet<string>> =>
  run((db) => fullDaysIn(db, from));

/** The same in a transaction. */
export async function fullDaysIn(db: Database, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ day: deliveryDay })
    .from(orders)
    .where(isDeliveredIn(from))
    .groupBy(deliveryDay)
    .having(gte(count(), deliveriesPerDay));
  return new Set(rows.flatMap((row) => row.day ?? []));
}
