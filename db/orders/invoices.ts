import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { atHouse } from '@/db/house-time';
import { locks } from '@/db/locks';
import { invoices, orders } from '@/db/schema';
import { type InvoiceKind, invoiceNumber } from '@/lib/orders/order';

export type Invoice = {
  readonly kind: InvoiceKind;
  /** As it stands on the invoice: `2026-00042`. */
  readonly number: string;
  readonly issuedAt: Date;
};

/** Whether there is an order of a number that has an invoice. */
export async function hasInvoice(number: string): Promise<boolean> {
  const rows = await run((db) =>
    db
      .select({ orderId: orders.id })
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(eq(orders.number, number))
      .limit(1),
  );
  return rows.length === 1;
}

/**
 * The invoices of an order, the oldest first: none before it is paid, two once the balance after a deposit is paid.
 */
export const listInvoices = (orderId: string): Promise<Invoice[]> =>
  run((db) => invoicesOf(db, orderId));

/** The same in a transaction. */
export async function invoicesOf(db: Database, orderId: string): Promise<Invoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.year), asc(invoices.number));
  return rows.map((row) => ({
    kind: row.kind,
    number: invoiceNumber(row),
    issuedAt: row.issuedAt,
  }));
}

/** Gives an order the next invoice number of the year, unless it has an invoice of this kind. */
export async function issueInvoice(
  db: Database,
  orderId: string,
  kind: InvoiceKind,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.invoices})`);
  await db.execute(sql`
    with this as (select extract(year from ${atHouse(sql`now()`)})::int as year)
    insert into ${invoices} (year, number, order_id, kind)
    select this.year, (select coalesce(max(number), 0) + 1 from invoices where year = this.year),
      ${orderId}::uuid, ${kind}
    from this
    where not exists (
      select 1 from invoices where order_id = ${orderId}::uuid and kind = ${kind})`);
}
