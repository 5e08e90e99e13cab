import 'server-only';
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { closedDays } from '@/db/schema';
import type { Day } from '@/lib/calendar/days';
import type { ClosedFor } from '@/lib/residence/booking';

/** The days that the house has closed at the desk, from one to another: nights of the Résidence, or hours. */
export const listClosedDays = async (
  closed: ClosedFor,
  from: Day,
  to: Day,
): Promise<ReadonlySet<Day>> => new Set((await listClosings(closed, from, to)).keys());

/** The same with who has closed each, in the order of the days. */
export async function listClosings(
  closed: ClosedFor,
  from: Day,
  to: Day,
): Promise<ReadonlyMap<Day, string>> {
  const { day, author } = closedDays;
  const rows = await run((db) =>
    db
      .select({ day, author })
      .from(closedDays)
      .where(and(eq(closedDays.closed, closed), gte(day, from), lt(day, to)))
      .orderBy(asc(day)),
  );
  return new Map(rows.map((row) => [row.day, row.author]));
}

/** Whether the house has closed one of some days, as a transaction sees it. */
export async function isAnyClosed(
  db: Database,
  closed: ClosedFor,
  days: readonly Day[],
): Promise<boolean> {
  const rows = await db
    .select({ day: closedDays.day })
    .from(closedDays)
    .where(and(eq(closedDays.closed, closed), inArray(closedDays.day, [...days])))
    .limit(1);
  return rows.length > 0;
}
