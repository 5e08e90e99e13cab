import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { stayPayments, stayRefunds } from '@/db/schema';
import type { Booking } from '@/lib/residence/booking';
import {
  moneyOfStay,
  returnsDue,
  type StayMoney,
  type StayPayment,
} from '@/lib/residence/stay-money';

type Row = typeof stayPayments.$inferSelect;

/** The payments of some stays that have arrived, the oldest first. */
async function listReceivedOf(
  db: Database,
  ids: readonly string[],
): Promise<(StayPayment & { readonly bookingId: string })[]> {
  const { bookingId } = stayPayments;
  const rows = await db
    .select()
    .from(stayPayments)
    .where(and(inArray(bookingId, [...ids]), sql`${stayPayments.receivedAt} is not null`))
    .orderBy(asc(stayPayments.receivedAt), asc(stayPayments.id));
  if (rows.length === 0) return [];
  const refunds = await db
    .select()
    .from(stayRefunds)
    .where(
      inArray(
        stayRefunds.paymentId,
        rows.map(({ id }) => id),
      ),
    );
  return rows.map((row) => ({
    ...row,
    refunds: refunds.filter(({ paymentId }) => paymentId === row.id),
  }));
}

/** The payments of a stay that have arrived, the oldest first. */
export const listReceived = (db: Database, bookingId: string): Promise<StayPayment[]> =>
  listReceivedOf(db, [bookingId]);

/** The money of stays by their ids, for a list of them. */
export async function listMoneyOf(
  stays: readonly Booking[],
): Promise<ReadonlyMap<string, StayMoney>> {
  const ids = stays.map(({ id }) => id);
  const payments = ids.length === 0 ? [] : await run((db) => listReceivedOf(db, ids));
  return new Map(
    stays.map((stay) => [
      stay.id,
      moneyOfStay(
        stay,
        payments.filter(({ bookingId }) => bookingId === stay.id),
      ),
    ]),
  );
}

/** The payments of a stay for its pages. */
export const findStayPayments = (bookingId: string): Promise<StayPayment[]> =>
  run((db) => listReceived(db, bookingId));

/**
 * Asks for what has to be given back of the payments of a stay, in the transaction that has changed it and has it
 * locked.
 * @returns whether anything is
 */
export async function askReturns(
  db: Database,
  stay: Pick<Booking, 'id' | 'state' | 'totalCents' | 'cancellationCents'>,
): Promise<boolean> {
  const due = returnsDue(stay, await listReceived(db, stay.id));
  if (due.length === 0) return false;
  const rows = due.map(({ payment, cents }) => ({
    ...{ id: crypto.randomUUID(), paymentId: payment, cents },
  }));
  await db.insert(stayRefunds).values(rows);
  return true;
}

/** Ends the payment pages of a stay for the shop: what is paid there from now on is given back, or kept at its price. */
export async function closeStayPages(db: Database, bookingId: string): Promise<void> {
  await db
    .update(stayPayments)
    .set({ state: 'closed' })
    .where(and(eq(stayPayments.bookingId, bookingId), eq(stayPayments.state, 'open')));
}

/** The payment pages of a stay that may still be paid. */
export async function listStayPages(
  bookingId: string,
): Promise<{ readonly id: string; readonly providerSession: string }[]> {
  const { id, providerSession, state, receivedAt } = stayPayments;
  const rows = await run((db) =>
    db
      .select({ id, providerSession })
      .from(stayPayments)
      .where(
        and(
          eq(stayPayments.bookingId, bookingId),
          inArray(state, ['open', 'closed']),
          sql`${receivedAt} is null`,
        ),
      ),
  );
  return rows.flatMap((row) =>
    row.providerSession ? [{ ...row, providerSession: row.providerSession }] : [],
  );
}

/** A return of money that the provider has yet to make. */
export type OpenReturn = {
  readonly id: string;
  readonly cents: number;
  readonly payment: string;
  readonly bookingId: string;
};

/** Returns that the provider has yet to make, the oldest first. */
export async function listOpenReturns(most: number): Promise<OpenReturn[]> {
  const { id, cents, askedAt } = stayRefunds;
  const { providerPayment: payment, bookingId } = stayPayments;
  const rows = await run((db) =>
    db
      .select({ id, cents, payment, bookingId })
      .from(stayRefunds)
      .innerJoin(stayPayments, eq(stayPayments.id, stayRefunds.paymentId))
      .where(eq(stayRefunds.state, 'asked'))
      .orderBy(asc(askedAt))
      .limit(most),
  );
  return rows.flatMap((row) => (row.payment ? [{ ...row, payment: row.payment }] : []));
}

/**
 * Keeps what came of a return.
 * @param soFar what the provider says that it gave back of the payment so far
 * @returns whether that was not known before
 */
export async function endReturn(
  id: string,
  outcome: { readonly state: 'done'; readonly soFar: number } | { readonly state: 'refused' },
): Promise<boolean> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [ended] = await tx
        .update(stayRefunds)
        .set({ state: outcome.state })
        .where(and(eq(stayRefunds.id, id), eq(stayRefunds.state, 'asked')))
        .returning();
      if (!ended) return false;
      if (outcome.state === 'done') await noteReported(tx, ended.paymentId, outcome.soFar);
      return true;
    }),
  );
}

/** Keeps what the provider says that it gave back of a payment so far: an earlier word takes nothing away. */
export async function noteReported(db: Database, id: Row['id'], cents: number): Promise<void> {
  await db
    .update(stayPayments)
    .set({ reportedCents: sql`greatest(${stayPayments.reportedCents}, ${cents}::int)` })
    .where(eq(stayPayments.id, id));
}
