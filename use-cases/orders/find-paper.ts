import 'server-only';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { findInvoice } from '@/db/orders/invoices';
import type { Order } from '@/db/orders/orders';
import { creditPaper, invoicePaper, type Paper } from '@/lib/orders/papers/paper';

/** The invoice of an order; `undefined` before it is paid. */
export async function findInvoicePaper(order: Order): Promise<Paper | undefined> {
  const invoice = await findInvoice(order.id);
  return invoice && invoicePaper(order, invoice);
}

/** The credit notes of an order, the oldest first. */
export async function listCreditPapers(order: Order): Promise<Paper[]> {
  const [invoice, credits] = [await findInvoice(order.id), await listCreditNotes(order.id)];
  return invoice ? credits.map((credit) => creditPaper(order, invoice, credit)) : [];
}

/** One of them by its number. */
export async function findCreditPaper(order: Order, number: string): Promise<Paper | undefined> {
  return (await listCreditPapers(order)).find((paper) => paper.number === number);
}
