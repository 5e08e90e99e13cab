import 'server-only';
import { and, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { paymentSessionHours } from '@/content/checkout/periods';
import { run, sql } from '@/db/client';
import { orders } from '@/db/schema';
import { freeStates, unpaidStates } from '@/lib/orders/order';
import { sharesStay } from './credited-stays';

/** A payment session has expired; a new one is requested even if the provider has not reported it. */
const isStale = sql`${orders.paymentAskedAt} < now() - make_interval(hours => ${paymentSessionHours}::int)`;

/**
 * Records the time at which a payment session is requested, unless one was. Concurrent and repeated requests use the
 * same time, and so get the same session.
 * @returns that time, and the payment page, if it is known already
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

/** Records that the provider has refused a payment session: the next request gets a new one. */
export async function forgetPayment(id: string): Promise<void> {
  await run((db) => db.update(orders).set({ paymentAskedAt: null }).where(eq(orders.id, id)));
}

/**
 * Stores the provider's payment session of an order, and its payment page.
 * @returns false when the order no longer awaits payment
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

/** Removes the payment page of an order: it can no longer be paid there. */
export async function dropPayAddress(id: string): Promise<void> {
  await run((db) => db.update(orders).set({ payAddress: null }).where(eq(orders.id, id)));
}

/**
 * The payment sessions that may still be open for other orders of the same token, or with the same nights, or that the same
 * browser began, and have to be closed: those of replaced orders and, once this order is paid or waits for a bank transfer, all.
 */
export async function listLeftSessions(
  orderId: string,
): Promise<{ readonly id: string; readonly providerSession: string }[]> {
  const other = alias(orders, 'other');
  const isTaken = notInArray(orders.state, [...freeStates]);
  const rows = await run((db) =>
    db
      .select({ id: other.id, providerSession: other.providerSession })
      .from(orders)
      .innerJoin(
        other,
        and(
          ne(other.id, orders.id),
          or(
            eq(other.purchaseId, orders.purchaseId),
            sharesStay(other, orders.id),
            // Replaced by another place, which has a token of its own.
            and(eq(other.buyerHash, orders.buyerHash), eq(other.state, 'cancelled')),
          ),
        ),
      )
      .where(
        and(
          eq(orders.id, orderId),
          isNotNull(other.payAddress),
          inArray(other.state, [...unpaidStates]),
          or(eq(other.state, 'cancelled'), isTaken),
        ),
      ),
  );
  return rows.flatMap(({ id, providerSession }) =>
    providerSession ? [{ id, providerSession }] : [],
  );
}
