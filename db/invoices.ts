import 'server-only';
import { eq } from 'drizzle-orm';
import { invoiceNumber } from '@/lib/order';
import { run } from './client';
import { invoices } from './schema';

export type Invoice = {
  /** As it stands on the invoice: `2026-00042`. */
  readonly number: string;
  readonly issuedAt: Date;
};

/** The invoice of an order, or `undefined` before it is paid. */
export async function findInvoice(orderId: string): Promise<Invoice | undefined> {
  const [row] = await run((db) => db.select().from(invoices).where(eq(invoices.orderId, orderId)));
  if (!row) return undefined;
  return { number: invoiceNumber(row), issuedAt: row.issuedAt };
}
