import 'server-only';
import {
  and,
  eq,
  getTableName,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
} from 'drizzle-orm';
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import { retention } from '@/content/house/retention';
import { run, type SQL, sql } from '@/db/client';
import { eraseSettled } from '@/db/orders/erased-orders';
import { now } from '@/db/process/now';
import { eraseStayed } from '@/db/residence/erased-bookings';
import {
  accounts,
  appointments,
  bookings,
  cartAdds,
  cartItems,
  contactMessages,
  deskLog,
  erasures,
  invoices,
  jobs,
  keptConfigurations,
  mailLinks,
  mails,
  offers,
  orders,
  paymentEvents,
  sessions,
  wishlist,
  withdrawals,
} from '@/db/schema';
import { sessionDays } from '@/lib/account/session-life';
import { unpaidStates } from '@/lib/orders/order';

/**
 * Claims a job that is done every so many hours. @returns true for one process, once in that time
 * @param at the time of the question; by default that of the database's clock
 */
export async function claimJob(name: string, everyHours: number, at?: Date): Promise<boolean> {
  const rows = await run((db) =>
    db
      .insert(jobs)
      .values({ name, ranAt: now(at) })
      .onConflictDoUpdate({
        target: jobs.name,
        set: { ranAt: sql`excluded.ran_at` },
        setWhere: lte(
          jobs.ranAt,
          sql`excluded.ran_at - make_interval(hours => ${everyHours}::int)`,
        ),
      })
      .returning({ name: jobs.name }),
  );
  return rows.length === 1;
}

/** Ids of erased sessions: a second press gives the same answer. */
const erasureDays = 1;
/** Keys of adds to a cart: an add that is sent again counts once. */
const addKeyDays = 30;

const years = (count: number) => sql`make_interval(years => ${count}::int)`;
const days = (count: number) => sql`make_interval(days => ${count}::int)`;

type Rule = readonly [table: PgTable, since: PgColumn, kept: SQL];

/** How long rows are kept, as the privacy page states. */
const rules: readonly Rule[] = [
  // One that never was proven and has ended still says where its device can have a link sent.
  [sessions, sessions.createdAt, days(sessionDays)],
  [mailLinks, mailLinks.expiresAt, days(0)],
  [erasures, erasures.erasedAt, days(erasureDays)],
  [mails, mails.createdAt, days(retention.mailDays)],
  [cartAdds, cartAdds.createdAt, days(addKeyDays)],
  [withdrawals, withdrawals.declaredAt, years(retention.contractYears)],
  [orders, orders.placedAt, years(retention.contractYears)],
  [bookings, bookings.createdAt, years(retention.contractYears)],
  [appointments, appointments.startsAt, years(retention.appointmentYears)],
  [deskLog, deskLog.at, years(retention.contractYears)],
];

const query = new QueryBuilder();

/**
 * Deletes the data whose retention period is over.
 * @returns the number of deleted rows by table
 */
export async function deleteExpired(at?: Date): Promise<Record<string, number>> {
  const time = now(at);
  const deleted: Record<string, number> = {};
  const sweep = async (table: PgTable, condition: SQL | undefined) => {
    const rows = await run((db) => db.delete(table).where(condition).returning({ one: sql`1` }));
    const name = getTableName(table);
    deleted[name] = (deleted[name] ?? 0) + rows.length;
  };
  for (const [table, since, kept] of rules) await sweep(table, lt(since, sql`${time} - ${kept}`));
  const unpaidLimit = sql`${time} - ${years(retention.unpaidOrderYears)}`;
  const invoiced = query.select({ id: invoices.orderId }).from(invoices);
  const { state, changedAt, id } = orders;
  const isUnpaid = and(inArray(state, [...unpaidStates]), notInArray(id, invoiced));
  await sweep(orders, and(isUnpaid, lt(changedAt, unpaidLimit)));
  // A payment link can be paid for ever, and a transfer that is under way takes days.
  const awaited = query
    .select({ id: paymentEvents.orderId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.orderId, id), sql`${paymentEvents.fact}->>'kind' = 'pending'`));
  const isOver = and(ne(orders.provider, 'link'), notExists(awaited));
  const anonymousLimit = sql`${time} - ${days(retention.anonymousOrderDays)}`;
  await sweep(orders, and(isUnpaid, isNull(orders.email), isOver, lt(changedAt, anonymousLimit)));
  await run(eraseSettled);
  await run((db) => eraseStayed(db, at));
  await sweep(
    paymentEvents,
    and(isNull(paymentEvents.orderId), lt(paymentEvents.receivedAt, unpaidLimit)),
  );
  await sweep(
    offers,
    and(
      notExists(query.select({ id }).from(orders).where(eq(orders.offerId, offers.id))),
      lt(offers.validUntil, sql`${time} - ${years(retention.offerYears)}`),
    ),
  );
  // The messages of an address are deleted together, some years after the last one.
  const recent = query
    .select({ email: sql`lower(${contactMessages.email})`.as('email') })
    .from(contactMessages)
    .where(gte(contactMessages.createdAt, sql`${time} - ${years(retention.messageYears)}`));
  await sweep(contactMessages, notInArray(sql`lower(${contactMessages.email})`, recent));
  // Accounts without a new session for years; those that receive the newsletter, without a confirmation either.
  const { email, lastSeenAt, confirmedAt, unsubscribedAt } = accounts;
  const accountLimit = sql`${time} - ${years(retention.accountYears)}`;
  const newsletterLimit = sql`${time} - ${years(retention.newsletterYears)}`;
  const isNoReader = or(isNull(confirmedAt), isNotNull(unsubscribedAt));
  const isSilent = and(lt(lastSeenAt, newsletterLimit), lt(confirmedAt, newsletterLimit));
  await sweep(accounts, or(and(lt(lastSeenAt, accountLimit), isNoReader), isSilent));
  const seen = query.select({ email }).from(accounts).where(gte(lastSeenAt, accountLimit));
  for (const table of [cartItems, wishlist, cartAdds]) {
    await sweep(table, notInArray(table.userEmail, seen));
  }
  // Of readers of the newsletter, whose address stays.
  await sweep(keptConfigurations, notInArray(keptConfigurations.email, seen));
  return deleted;
}
