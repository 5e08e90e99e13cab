import 'server-only';
import { and, eq, inArray, isNotNull, like, not, notExists } from 'drizzle-orm';
import { paymentSessionHours } from '@/content/checkout/periods';
import { run, sql } from '@/db/client';
import { orders, paymentEvents } from '@/db/schema';
import { transferPayment } from '@/lib/checkout/transfer/transfer';
import { heldStates } from '@/lib/orders/order';

/** The payment session of a balance has expired; a new one is requested even if the provider has not reported it. */
const isStale = sql`${orders.balanceAskedAt} < now() - make_interval(hours => ${paymentSessionHours}::int)`;

/** Of an order that is sold with a deposit, and whose balance is not paid. */
export const isBalanceOpen = and(
  isNotNull(orders.depositCents),
  eq(orders.isBalancePaid, false),
  inArray(orders.state, [...heldStates]),
);

/** A balance of which nothing has come by bank transfer: the provider would charge the whole of it, so the rest comes the same way. */
const isChargeable = and(
  isBalanceOpen,
  notExists(
    sql`(select 1 from ${paymentEvents} where ${and(
      eq(paymentEvents.orderId, orders.id),
      like(paymentEvents.providerPayment, transferPayment('%', 'balance')),
    )})`,
  ),
);

/**
 * Records the time at which a payment session of a balance is requested, unless one was: repeated requests use the same
 * time, and so get the same session.
 * @returns that time, and the payment page, if it is known already; `undefined` when no balance is due, or a part has come by transfer
 */
export async function askForBalance(
  id: string,
): Promise<{ askedAt: Date; payAddress: string | null } | undefined> {
  const { balanceAskedAt, balancePayAddress } = orders;
  const [row] = await run((db) =>
    db
      .update(orders)
      .set({
        balanceAskedAt: sql`case when ${isStale} then now() else coalesce(${balanceAskedAt}, now()) end`,
        balancePayAddress: sql`case when ${isStale} then null else ${balancePayAddress} end`,
      })
      .where(and(eq(orders.id, id), isChargeable))
      .returning({ askedAt: balanceAskedAt, payAddress: balancePayAddress }),
  );
  return row?.askedAt ? { askedAt: row.askedAt, payAddress: row.payAddress } : undefined;
}

/** Records that the provider has refused that session: the next request gets a new one. */
export async function forgetBalance(id: string): Promise<void> {
  await run((db) => db.update(orders).set({ balanceAskedAt: null }).where(eq(orders.id, id)));
}

/**
 * Stores the payment session of a balance, and its payment page.
 * @returns false when the balance is no longer due, or not all of it
 */
export async function keepBalanceSession(
  id: string,
  session: { readonly balanceSession: string; readonly balancePayAddress: string },
): Promise<boolean> {
  const kept = await run((db) =>
    db
      .update(orders)
      .set(session)
      .where(and(eq(orders.id, id), isChargeable))
      .returning({ id: orders.id }),
  );
  return kept.length > 0;
}

/** The payment session of a balance that may still be open although not all of it is due any more; `undefined` without one. */
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
          not(sql`(${isChargeable})`),
        ),
      ),
  );
  return row?.session ?? undefined;
}

/** Removes the payment page of a balance: it can no longer be paid there. */
export async function dropBalanceAddress(id: string): Promise<void> {
  await run((db) => db.update(orders).set({ balancePayAddress: null }).where(eq(orders.id, id)));
}
