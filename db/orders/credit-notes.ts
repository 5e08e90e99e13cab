import 'server-only';
import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { atHouse } from '@/db/house-time';
import { locks } from '@/db/locks';
import { clock } from '@/db/process/now';
import { creditNotes, orders, refunds } from '@/db/schema';
import { answeredByPayment } from '@/lib/checkout/balance-refund';
import { creditDue, creditNumber, moneyOf, type OrderMoney } from '@/lib/checkout/refund';
import { vatIn } from '@/lib/delivery/tax';
import { firstCentsOf } from '@/lib/orders/deposit';
import { invoicesOf } from './invoices';
import type { OrderHead } from './orders';
import { listRecords } from './payment-records';

export type CreditNote = Omit<typeof creditNotes.$inferSelect, 'number'> & {
  /** As it stands on paper: `AV-2026-00042`. */
  readonly number: string;
};

/** The stored credit notes of an order, the oldest first. */
export const creditRows = (db: Database, orderId: string) =>
  db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.year), asc(creditNotes.number));

/** The credit notes of an order, the oldest first. */
export async function listCreditNotes(orderId: string): Promise<CreditNote[]> {
  const rows = await run((db) => creditRows(db, orderId));
  return rows.map((row) => ({ ...row, number: creditNumber(row) }));
}

/** Whether there is an order of a number that has a credit note. */
export async function hasCreditNotes(number: string): Promise<boolean> {
  const rows = await run((db) =>
    db
      .select({ orderId: orders.id })
      .from(orders)
      .innerJoin(creditNotes, eq(creditNotes.orderId, orders.id))
      .where(eq(orders.number, number))
      .limit(1),
  );
  return rows.length === 1;
}

/** The refunds that the house has asked for, the oldest first. */
export const listRefunds = (db: Database, orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.askedAt));

/** The money of an order, and what it is counted from. */
export async function findMoney(db: Database, orderId: string) {
  const [records, asked] = [await listRecords(db, orderId), await listRefunds(db, orderId)];
  return { money: moneyOf(records, asked), records, refunds: asked };
}

/**
 * Brings the papers of an order up to its refunds, in the transaction of their cause, with the order locked: refunds that
 * the provider has answered are done, and what was given back of its invoice without a credit note gets one. Called
 * again, it does nothing.
 * @returns the number of the new credit note; `undefined` when none was due, or there is no invoice
 */
export async function creditRefunds(
  db: Database,
  order: OrderHead,
  at?: Date,
): Promise<string | undefined> {
  const { money, records, refunds: asked } = await findMoney(db, order.id);
  const answered = answeredByPayment(order, records, asked);
  if (answered.length > 0) {
    const ids = answered.map(({ id }) => id);
    await db.update(refunds).set({ state: 'done' }).where(inArray(refunds.id, ids));
  }
  const due = await dueOf(db, order, money);
  if (!due || due.cents === 0) return undefined;
  const { invoiceKind, credited, cents, isWhole } = due;
  const named = asked.findLast((one) => one.cents === cents && one.state !== 'refused')?.kind;
  // What ends a refund in parts is no whole one.
  const kind = isWhole ? 'whole' : named === 'whole' ? 'part' : (named ?? 'part');
  // Together the notes have the VAT of their sum, to the cent.
  const vatCents = vatIn(credited + cents, order.vatPercent) - vatIn(credited, order.vatPercent);
  return numberNext(db, { orderId: order.id, invoiceKind, kind, cents, vatCents }, at);
}

/** What the next credit note of an order would be about at so much money; `undefined` without an invoice. */
async function dueOf(db: Database, order: OrderHead, money: OrderMoney) {
  const invoice = (await invoicesOf(db, order.id)).at(-1);
  if (!invoice) return undefined;
  const invoicedCents = invoice.kind === 'deposit' ? firstCentsOf(order) : order.totalCents;
  const earlier = await creditRows(db, order.id);
  const credited = earlier.reduce((total, { cents }) => total + cents, 0);
  const cents = creditDue(money, invoicedCents, credited);
  return { invoiceKind: invoice.kind, credited, cents, isWhole: cents === invoicedCents };
}

/**
 * What the credit note of a refund would be about, before it is made, and whether that would be the whole of its invoice or
 * the last of its money.
 * @returns `undefined` without an invoice
 */
export const foreseeCredit = (order: OrderHead, refundCents: number) =>
  run(async (db) => {
    const { money } = await findMoney(db, order.id);
    const after = { ...money, refundedCents: money.refundedCents + refundCents };
    const due = await dueOf(db, order, after);
    return due && { ...due, isLast: after.refundedCents >= after.receivedCents };
  });

const Numbered = z.object({ year: z.number(), number: z.number() });

/** Adds a credit note with the next number of the year, whose time is that of its number. */
async function numberNext(
  db: Database,
  {
    orderId,
    invoiceKind,
    kind,
    cents,
    vatCents,
  }: Pick<CreditNote, 'orderId' | 'invoiceKind' | 'kind' | 'cents' | 'vatCents'>,
  at?: Date,
): Promise<string | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.credits})`);
  const [note] = await rowsOf(
    db,
    Numbered,
    sql`
    with clock as (select ${clock(at)} as at),
    this as (select at, extract(year from ${atHouse(sql`at`)})::int as year from clock)
    insert into ${creditNotes} (year, number, order_id, invoice_kind, kind, cents, vat_cents, issued_at)
    select this.year, (select coalesce(max(number), 0) + 1 from credit_notes where year = this.year),
      ${orderId}::uuid, ${invoiceKind}, ${kind}, ${cents}::int, ${vatCents}::int, this.at
    from this
    returning year, number`,
  );
  return note && creditNumber(note);
}
