import 'server-only';
import { and, eq, exists, inArray, isNotNull, not } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { invoices, orders } from '@/db/schema';
import { moneyStates } from '@/lib/orders/order';

const isInvoiced = exists(
  new QueryBuilder().select().from(invoices).where(eq(invoices.orderId, orders.id)),
);
/** Money without an invoice is to be given back, or to be asked about: that needs all that is known. */
const isOwed = and(inArray(orders.state, [...moneyStates]), not(isInvoiced));

/**
 * What stays of the person of an order after an erasure: name and postal address where there is an invoice,
 * everything while the house holds money without one, else nothing.
 */
export const remainsOfPerson = {
  email: sql`case when ${isOwed} then ${orders.email} end`,
  contact: sql`case when ${isOwed} then ${orders.contact} when ${isInvoiced} then ${orders.contact} - 'phone' end`,
  deliveryPostcode: null,
  buyerHash: null,
};

/** Erases the persons that were kept until their money was given back, or invoiced. */
export async function eraseSettled(db: Database): Promise<void> {
  await db
    .update(orders)
    .set(remainsOfPerson)
    .where(and(isNotNull(orders.erasedAt), isNotNull(orders.email), sql`not (${isOwed})`));
}
