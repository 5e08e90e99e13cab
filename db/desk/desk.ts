import 'server-only';
import { and, desc, eq, inArray, isNull, like, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { isToPayBack } from '@/db/orders/withdrawals';
import { deskLog, orderChanges, orders } from '@/db/schema';
import type { LogEntry } from '@/lib/desk/log-words';
import { type DeskAction, openStates } from '@/lib/orders/order';

/** Rows of a page of a list of the desk. */
export const rowsPerPage = 50;

const WaitingRow = z.object({
  orders: z.number(),
  messages: z.number(),
  withdrawals: z.number(),
});

/** How many orders, messages and declarations of withdrawal that are in no doubt wait for the staff. */
export type Waiting = z.infer<typeof WaitingRow>;

/** Counts what waits for the staff. */
export async function countWaiting(): Promise<Waiting> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      WaitingRow,
      sql`select
        (select count(*) from orders where ${inArray(orders.state, [...openStates])})::int as orders,
        (select count(*) from contact_messages where not is_answered)::int as messages,
        (select count(*) from withdrawals
          where ${isToPayBack})::int as withdrawals`,
    ),
  );
  return row ?? { orders: 0, messages: 0, withdrawals: 0 };
}

/** Adds a row to the log of the desk, in the transaction of what it records. */
export async function addLogEntry(
  db: Database,
  entry: { readonly author: string; readonly action: DeskAction; readonly subject: string },
): Promise<void> {
  await db.insert(deskLog).values(entry);
}

/** A page of the actions of the staff, on orders and on everything else, the newest first. @param page from 1 */
export async function listLogEntries(perPage: number, page = 1): Promise<LogEntry[]> {
  const most = perPage * page;
  const { at, author, state, note, remark, details } = orderChanges;
  const cents = sql<number | null>`(${details}->>'cents')::int`;
  const isByHand = sql<boolean>`${orders.provider} = 'hand'`;
  // Of an order by telephone that is paid already, the row of its payment says both.
  const isUnsaid = or(isNull(note), ne(note, 'placed'), ne(orders.provider, 'hand'));
  const [steps, others] = await run((db) =>
    Promise.all([
      db
        .select({ at, author, state, note, remark, cents, isByHand, number: orders.number })
        .from(orderChanges)
        .innerJoin(orders, eq(orders.id, orderChanges.orderId))
        .where(and(like(author, '%@%'), isUnsaid))
        .orderBy(desc(orderChanges.id))
        .limit(most),
      db
        .select({
          at: deskLog.at,
          author: deskLog.author,
          action: deskLog.action,
          subject: deskLog.subject,
        })
        .from(deskLog)
        // What the release before noted about such an order beside its own row.
        .where(sql`${deskLog.action} <> 'ordered'`)
        .orderBy(desc(deskLog.id))
        .limit(most),
    ]),
  );
  const all = [...steps, ...others].sort((a, b) => b.at.getTime() - a.at.getTime());
  return all.slice(most - perPage, most);
}
