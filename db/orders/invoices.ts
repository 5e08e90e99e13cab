import 'server-only';
import { eq } from 'drizzle-orm';
import { run } from '@/db/client';
import { invoices, orders } from '@/db/schema';
import { invoiceNumber } from '@/lib/orders/order';

export type Invoice = {
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
      .where(eq(orders.number, number)),
  );
  return rows.length === 1;
}

/** The invoice of an order, or `undefined` before it is paid. */
export async function findInvoice(orderId: string): Promise<Invoice | undefined> {
  const [row] = await run((db) => db.select().from(invoices).where(eq(invoices.orderId, orderId)));
  if (!row) return undefined;
  return { number: invoiceNumber(row), issuedAt: row.issuedAt };
}
