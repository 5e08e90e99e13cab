import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { creditNotes, invoices, orders } from '@/db/schema';
import { isPaidCurrency } from '@/lib/checkout/payment-money';
import { creditNumber, stillHeld } from '@/lib/checkout/refund';
import { type InvoiceKind, invoiceNumber } from '@/lib/orders/order';
import {
  creditPaper,
  depositPaper,
  finalPaper,
  invoicePaper,
  type Paper,
  type PaperHead,
} from '@/lib/orders/papers/paper';
import { fromStored, toStored } from '@/lib/orders/papers/stored-paper';
import { creditRows, findMoney } from './credit-notes';
import { type Order, orderIn } from './orders';

/** The papers of an order, the oldest first. */
export type OrderPapers = {
  readonly invoices: readonly Paper[];
  readonly credits: readonly Paper[];
};

type InvoiceRow = typeof invoices.$inferSelect;
type CreditRow = typeof creditNotes.$inferSelect;

const invoiceRows = (db: Database, orderId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.year), asc(invoices.number));

const headOf = (row: InvoiceRow): PaperHead => ({
  number: invoiceNumber(row),
  issuedAt: row.issuedAt,
});

/** The credit notes of one of the invoices, with their sums. */
const creditsOf = (kind: InvoiceKind, credits: readonly CreditRow[]) =>
  credits
    .filter(({ invoiceKind }) => invoiceKind === kind)
    .map(({ cents, vatCents, ...row }) => ({
      ...{ number: creditNumber(row), issuedAt: row.issuedAt, cents, vatCents },
    }));

/** What an invoice says that is issued now, with what of it has come. */
async function newInvoice(
  db: Database,
  order: Order,
  row: InvoiceRow,
  rows: readonly InvoiceRow[],
  credits: readonly CreditRow[],
): Promise<Paper> {
  const paper = contentOf(order, row, rows, credits);
  const { records, refunds } = await findMoney(db, order.id);
  const held = stillHeld(records, refunds, order.providerPayment);
  // What was given back since then had been settled.
  const settledCents = credits.reduce((sum, { cents }) => sum + cents, held?.cents ?? 0);
  const isShort = isPaidCurrency(held?.currency) && settledCents < paper.totalCents;
  return { ...paper, ...(isShort && { settledCents }) };
}

function contentOf(
  order: Order,
  row: InvoiceRow,
  rows: readonly InvoiceRow[],
  credits: readonly CreditRow[],
): Paper {
  if (row.kind === 'deposit') return depositPaper(order, headOf(row));
  const deposit = rows.find(({ kind }) => kind === 'deposit');
  return row.kind === 'final' && deposit
    ? finalPaper(order, headOf(row), headOf(deposit), creditsOf('deposit', credits))
    : invoicePaper(order, headOf(row));
}

/** Stores what a paper says, unless it is stored. */
const storeInvoice = (db: Database, { year, number }: InvoiceRow, paper: Paper) =>
  db
    .update(invoices)
    .set({ paper: toStored(paper) })
    .where(and(eq(invoices.year, year), eq(invoices.number, number), isNull(invoices.paper)));

/** The same of a credit note. */
const storeCredit = (db: Database, { year, number }: CreditRow, paper: Paper) =>
  db
    .update(creditNotes)
    .set({ paper: toStored(paper) })
    .where(
      and(eq(creditNotes.year, year), eq(creditNotes.number, number), isNull(creditNotes.paper)),
    );

/**
 * Writes down what the papers of an order say, unless it is written: at the end of the transaction that issues them, with
 * the order locked. Those of older releases say from then on what they say now.
 * @returns all papers of the order
 */
export async function freezePapers(db: Database, orderId: string): Promise<OrderPapers> {
  const [rows, credits] = [await invoiceRows(db, orderId), await creditRows(db, orderId)];
  const isOpen = [...rows, ...credits].some(({ paper }) => paper === null);
  const order = isOpen ? await orderIn(db, orderId) : undefined;
  const papers = new Map<InvoiceKind, Paper>();
  for (const row of rows) {
    const stored = row.paper && fromStored(row.paper, headOf(row));
    const paper = stored ?? (order && (await newInvoice(db, order, row, rows, credits)));
    if (paper) papers.set(row.kind, paper);
    if (paper && !stored) await storeInvoice(db, row, paper);
  }
  const notes: Paper[] = [];
  for (const row of credits) {
    const head = { number: creditNumber(row), issuedAt: row.issuedAt };
    const invoice = papers.get(row.invoiceKind);
    const stored = row.paper && fromStored(row.paper, head);
    const paper = stored ?? (order && invoice && creditPaper(order, invoice, { ...row, ...head }));
    if (paper) notes.push(paper);
    if (paper && !stored) await storeCredit(db, row, paper);
  }
  return { invoices: [...papers.values()], credits: notes };
}

/** The papers of an order as they were issued. */
export const listPapers = (orderId: string): Promise<OrderPapers> =>
  run((db) =>
    db.transaction(async (tx) => {
      // One of several readers writes down what an older release has left.
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
      return freezePapers(tx, orderId);
    }),
  );
