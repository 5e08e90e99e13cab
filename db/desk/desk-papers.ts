import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Database } from '@/db/connection';
import { creditNotes, invoices, orders } from '@/db/schema';
import { creditNumber } from '@/lib/checkout/refund';
import type { SearchTerms } from '@/lib/desk/search-terms';
import { invoiceNumber } from '@/lib/orders/order';

/** An invoice or a credit note that a search named, with its order. */
export type FoundPaper = {
  readonly number: string;
  readonly order: string;
  readonly issuedAt: Date;
};

/** The invoice or the credit note whose number a search is. */
export async function findPapers(
  db: Database,
  { paper }: Pick<SearchTerms, 'paper'>,
): Promise<FoundPaper[]> {
  if (!paper) return [];
  const table = paper.isCredit ? creditNotes : invoices;
  const numberOf = paper.isCredit ? creditNumber : invoiceNumber;
  const rows = await db
    .select({ order: orders.number, issuedAt: table.issuedAt })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(and(eq(table.year, paper.year), eq(table.number, paper.number)));
  return rows.map((row) => ({ ...row, number: numberOf(paper) }));
}
