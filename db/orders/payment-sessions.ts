import 'server-only';
import { and, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paymentSessionHours } from '@/content/checkout/periods';
import { run, sql } from '@/db/client';
import { orders } from '@/db/schema';
import { unpaidStates } from '@/lib/orders/order';

/** A payment session has ended by itself; if the provider has not said so, a new one is asked for. */
const isStale = sql`${orders.paymentAskedAt} < now() - make_interval(hours => ${paymentSessionHours}::int)`;

/**
 * Notes that a payment session is asked for, unless one is. Whoever asks at the same time, or after an answer
 * was lost, asks with the same time, and so for the same session.
 * @returns when it was asked for, and the page where it is paid, if that is known already
 */
export async function askForPayment(
  id: string,
): Promise<{ askedAt: Date; payAddress: string | null }> {
  const [row] = await run((db) =>
    db
      .update(orders)
      .set({
        paymentAskedAt: sql`case when ${isStale} then now() else coalesce(${orders.paymentAskedAt}, now()) end`,
        payAddress: sql`case when ${isStale} then null else ${orders.payAddress} end`,
      })
      .where(eq(orders.id, id))
      .returning({ askedAt: orders.paymentAskedAt, payAddress: orders.payAddress }),
  );
  if (!row?.askedAt) throw new Error('an order that is to be paid is not there');
  return { askedAt: row.askedAt, payAddress: row.payAddress };
}

/** Notes that the provider has refused a payment session: the next one is asked for anew. */
export async function forgetPayment(id: string): Promise<void> {
  await run((db) => db.update(orders).set({ paymentAskedAt: null }).where(eq(orders.id, id)));
}

/**
 * Keeps the provider's payment session of an order, and the page where it is paid.
 * @returns false when the order does not await payment any more: nobody is to pay there
 */
export async function keepPaymentSession(
  id: string,
  session: { readonly providerSession: string; readonly payAddress: string },
): Promise<boolean> {
  const kept = await run((db) =>
    db
      .update(orders)
      .set(session)
      .where(and(eq(orders.id, id), eq(orders.state, 'awaiting')))
      .returning({ id: orders.id }),
  );
  return kept.length > 0;
}

/** Notes that nobody can pay any more on the page that an order was to be paid on. */
export async function dropPayAddress(id: string): Promise<void> {
  await run((db) => db.update(orders).set({ payAddress: null }).where(eq(orders.id, id)));
}

/**
 * The payment sessions that may still be open for other orders of the same token that nobody is to pay any more: those
 * that were replaced and, once this one is paid, all.
 */
export async function listLeftSessions(
  orderId: string,
): Promise<{ readonly id: string; readonly providerSession: string }[]> {
  const other = alias(orders, 'other');
  const isPaid = notInArray(orders.state, [...unpaidStates]);
  const rows = await run((db) =>
    db
      .select({ id: other.id, providerSession: other.providerSession })
      .from(orders)
      .innerJoin(other, and(eq(other.purchaseId, orders.purchaseId), ne(other.id, orders.id)))
      .where(
        and(
          eq(orders.id, orderId),
          isNotNull(other.payAddress),
          inArray(other.state, [...unpaidStates]),
          or(eq(other.state, 'cancelled'), isPaid),
        ),
      ),
  );
  return rows.flatMap(({ id, providerSession }) =>
    providerSession ? [{ id, providerSession }] : [],
  );
}
