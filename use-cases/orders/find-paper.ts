import 'server-only';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { type Invoice, listInvoices } from '@/db/orders/invoices';
import type { Order } from '@/db/orders/orders';
import {
  creditPaper,
  depositPaper,
  finalPaper,
  invoicePaper,
  type Paper,
} from '@/lib/orders/papers/paper';

/** The invoices of an order, the oldest first: with a deposit, its own, then the final one. */
export async function listInvoicePapers(order: Order): Promise<Paper[]> {
  const invoices = await listInvoices(order.id);
  const deposit = invoices.find(({ kind }) => kind === 'deposit');
  const paperOf = (invoice: Invoice): Paper => {
    if (invoice.kind === 'deposit') return depositPaper(order, invoice);
    return invoice.kind === 'final' && deposit
      ? finalPaper(order, invoice, deposit)
      : invoicePaper(order, invoice);
  };
  return invoices.map(paperOf);
}

/** The newest of them; `undefined` before the order is paid. */
export const findInvoicePaper = async (order: Order): Promise<Paper | undefined> =>
  (await listInvoicePapers(order)).at(-1);

/** One of them by its number. */
export const findNumberedInvoice = async (
  order: Order,
  number: string,
): Promise<Paper | undefined> =>
  (await listInvoicePapers(order)).find((paper) => paper.number === number);

/** The credit notes of an order, the oldest first. */
export async function listCreditPapers(order: Order): Promise<Paper[]> {
  const [invoices, credits] = [await listInvoices(order.id), await listCreditNotes(order.id)];
  return credits.flatMap((credit) => {
    const invoice = invoices.find(({ kind }) => kind === credit.invoiceKind);
    return invoice ? [creditPaper(order, invoice, credit)] : [];
  });
}

/** One of them by its number. */
export async function findCreditPaper(order: Order, number: string): Promise<Paper | undefined> {
  return (await listCreditPapers(order)).find((paper) => paper.number === number);
}
