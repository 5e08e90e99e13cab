import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { atHouse } from '@/db/house-time';
import { locks } from '@/db/locks';
import { clock } from '@/db/process/now';
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

/**
 * Gives an order the next invoice number of the year, unless it has an invoice of this kind. Its time is that of its number:
 * whoever waited for it over midnight has a later one. Source: article 242 nonies A of annexe II of the code général des
 * impôts, which wants one chronological series.
 */
export async function issueInvoice(
  db: Database,
  orderId: string,
  kind: InvoiceKind,
  at?: Date,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.invoices})`);
  await db.execute(sql`
    with clock as (select ${clock(at)} as at),
    this as (select at, extract(year from ${atHouse(sql`at`)})::int as year from clock)
    insert into ${invoices} (year, number, order_id, kind, issued_at)
    select this.year, (select coalesce(max(number), 0) + 1 from invoices where year = this.year),
      ${orderId}::uuid, ${kind}, this.at
    from this
    where not exists (
      select 1 from invoices where order_id = ${orderId}::uuid and kind = ${kind})`);
}
