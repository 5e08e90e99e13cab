import 'server-only';
import { and, eq, exists, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { type ErasedColumn, orderContact } from '@/db/personal-data';
import { invoices, orderChanges, orderFiles, orders } from '@/db/schema';
import { awaitingStates, openStates } from '@/lib/orders/order';
import { noteChange } from './orders';

const isInvoiced = exists(
  new QueryBuilder().select().from(invoices).where(eq(invoices.orderId, orders.id)),
);
/** The buyer has to be reachable, for the delivery or a refund. */
const isOpen = inArray(orders.state, [...openStates]);

const keptParts = Object.entries(orderContact).flatMap(([part, fate]) =>
  fate === 'kept' ? [sql`${part}`] : [],
);
/** What accounts need of who receives an order. */
const keptContact = sql`(select jsonb_object_agg(key, value) from jsonb_each(${orders.contact})
  where key in (${sql.join(keptParts, sql`, `)}))`;

/**
 * The personal data that an order keeps after an erasure: everything until it is delivered or refunded, then name and
 * postal address when there is an invoice, else nothing.
 */
export const remainsOfPerson = {
  email: sql`case when ${isOpen} then ${orders.email} end`,
  contact: sql`case when ${isOpen} then ${orders.contact} when ${isInvoiced} then ${keptContact} end`,
  // They stand on the invoice.
  buyerVatNumber: sql`case when ${isOpen} or ${isInvoiced} then ${orders.buyerVatNumber} end`,
  buyerReference: sql`case when ${isOpen} or ${isInvoiced} then ${orders.buyerReference} end`,
  billing: sql`case when ${isOpen} or ${isInvoiced} then ${orders.billing} end`,
  deliveryPostcode: sql`case when ${isOpen} then ${orders.deliveryPostcode} end`,
  buyerHash: null,
} satisfies Record<ErasedColumn<'orders'>, SQL | null>;

/**
 * Locks the orders of a person who is about to be erased, and cancels those that await payment: nobody could receive
 * them. @param isTheirs which orders
 */
export async function cancelUnpaid(db: Database, isTheirs: SQL): Promise<void> {
  const theirs = await db
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(isTheirs)
    .for('update');
  for (const { id } of theirs.filter(({ state }) => awaitingStates.includes(state))) {
    const state = 'cancelled';
    await db.update(orders).set({ state, changedAt: sql`now()` }).where(eq(orders.id, id));
    await noteChange(db, id, { state, author: 'customer' });
  }
}

const isSettled = notInArray(orders.state, [...openStates]);

/**
 * Erases what the house has added to orders about their person: addresses that were agreed for deliveries, files and
 * their names; of orders that are delivered or refunded.
 */
export async function eraseAdded(db: Database, isTheirs: SQL | undefined): Promise<void> {
  const theirs = db.select({ id: orders.id }).from(orders).where(and(isTheirs, isSettled));
  await db
    .update(orderChanges)
    .set({ details: sql`${orderChanges.details} - 'address' - 'file'` })
    .where(and(isNotNull(orderChanges.details), inArray(orderChanges.orderId, theirs)));
  await db.delete(orderFiles).where(inArray(orderFiles.orderId, theirs));
}

/** Erases the personal data that was kept until the order was delivered or refunded. */
export async function eraseSettled(db: Database): Promise<void> {
  const isLeft = and(isNotNull(orders.erasedAt), isNotNull(orders.email));
  await eraseAdded(db, isLeft);
  await db.update(orders).set(remainsOfPerson).where(and(isLeft, isSettled));
}
