import 'server-only';
import { and, eq, inArray, isNotNull, isNull, not, or } from 'drizzle-orm';
import { paymentSessionHours } from '@/content/checkout/periods';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { orders } from '@/db/schema';
import { awaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { isBalanceDue } from '@/lib/orders/deposit';
import { heldStates } from '@/lib/orders/order';
import { listRecords } from './payment-records';

/** The payment session of a balance has expired; a new one is requested even if the provider has not reported it. */
const isStale = sql`${orders.balanceAskedAt} < now() - make_interval(hours => ${paymentSessionHours}::int)`;

/** Of an order that is sold with a deposit, and whose balance is not paid. */
export const isBalanceOpen = and(
  isNotNull(orders.depositCents),
  eq(orders.isBalancePaid, false),
  inArray(orders.state, [...heldStates]),
);

/** A payment session for what is missing of a balance, or the one that has to be closed before it. */
export type AskedBalance =
  | {
      readonly askedAt: Date;
      /** The payment page, if it is known already. */
      readonly payAddress: string | null;
      /** What is missing, euro cents: the balance, less what has come of it by bank transfer. */
      readonly dueCents: number;
    }
  /** The session of a page that asks for more than is missing since a part came by bank transfer. */
  | { readonly left: string };

/**
 * Records the time at which a payment session of a balance is requested, unless one was: repeated requests use the same
 * time, and so get the same session. Its order is locked, so that no transfer comes between the sum and the time.
 * @returns `undefined` when nothing is missing
 */
export async function askForBalance(id: string): Promise<AskedBalance | undefined> {
  const { balanceAskedAt, balancePayAddress } = orders;
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
      if (!order || !isBalanceDue(order)) return undefined;
      const { dueCents = 0 } = awaitedTransfer(order, await listRecords(tx, id)) ?? {};
      if (dueCents === 0) return undefined;
      const { balanceAskedAt: before, balanceSession, balancePayAddress: page } = order;
      if (before === null && balanceSession && page) return { left: balanceSession };
      const [row] = await tx
        .update(orders)
        .set({
          balanceAskedAt: sql`case when ${isStale} then now() else coalesce(${balanceAskedAt}, now()) end`,
          balancePayAddress: sql`case when ${isStale} then null else ${balancePayAddress} end`,
        })
        .where(eq(orders.id, id))
        .returning({ askedAt: balanceAskedAt, payAddress: balancePayAddress });
      return row?.askedAt
        ? { askedAt: row.askedAt, payAddress: row.payAddress, dueCents }
        : undefined;
    }),
  );
}

/** Records that the provider has refused that session, or that its sum is no longer what is missing: the next request gets a new one. */
export async function forgetBalance(id: string, within?: Database): Promise<void> {
  const forget = (db: Database) =>
    db.update(orders).set({ balanceAskedAt: null }).where(eq(orders.id, id));
  await (within ? forget(within) : run(forget));
}

/**
 * Stores the payment session of a balance, and its payment page.
 * @param askedAt when it was requested, as `askForBalance` gave it
 * @returns false when the balance is no longer due, or not so much of it
 */
export async function keepBalanceSession(
  id: string,
  askedAt: Date,
  session: { readonly balanceSession: string; readonly balancePayAddress: string },
): Promise<boolean> {
  // A date of JavaScript has no microseconds.
  const isAsked = sql`date_trunc('milliseconds', ${orders.balanceAskedAt}) = ${askedAt.toISOString()}::timestamptz`;
  const kept = await run((db) =>
    db
      .update(orders)
      .set(session)
      .where(and(eq(orders.id, id), isBalanceOpen, isAsked))
      .returning({ id: orders.id }),
  );
  return kept.length > 0;
}

/**
 * The payment session of a balance that may still be open although it is not due any more, or less of it is; `undefined`
 * without one.
 */
export async function findLeftBalance(id: string): Promise<string | undefined> {
  const [row] = await run((db) =>
    db
      .select({ session: orders.balanceSession })
      .from(orders)
      .where(
        and(
          eq(orders.id, id),
          isNotNull(orders.balanceSession),
          isNotNull(orders.balancePayAddress),
          or(isNull(orders.balanceAskedAt), not(sql`(${isBalanceOpen})`)),
        ),
      ),
  );
  return row?.session ?? undefined;
}

/**
 * Removes a session of a balance and its payment page: it can no longer be paid there, and that it has expired is no news for a
 * page that is opened meanwhile.
 */
export async function dropBalanceAddress(id: string, session: string): Promise<void> {
  await run((db) =>
    db
      .update(orders)
      .set({ balancePayAddress: null, balanceSession: null })
      .where(and(eq(orders.id, id), eq(orders.balanceSession, session))),
  );
}
