import 'server-only';
import { findTaxes, type TaxRow } from '@/db/desk/desk-tax';
import { csvEuros, csvFile, csvNumber } from '@/lib/desk/csv';
import { deskWords } from '@/lib/desk/desk-words';
import { taxScheme } from '@/lib/desk/tax-scheme';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

/** The VAT of a quarter by country and rate, as semicolon-separated values; countries as ISO 3166-1 and `XI`, sums in euros. */
export async function exportTaxes(quarter: string): Promise<string | LimitRefusal> {
  return withinLimit('desk', 'exporting the VAT failed', async () =>
    taxFile(quarter, await findTaxes(quarter)),
  );
}

/** The rows of such a file, with its head. */
export function taxFile(quarter: string, rows: readonly TaxRow[]): string {
  const { tax: t } = deskWords;
  return csvFile([
    [t.quarterName, t.country, t.scheme, t.rate, t.invoices, t.credits, t.net, t.vat, t.gross],
    ...rows.map((row) => [
      quarter,
      row.place,
      t.schemes[taxScheme(row)],
      csvNumber(row.percent),
      String(row.invoices),
      String(row.creditNotes),
      csvEuros(row.cents - row.vatCents),
      csvEuros(row.vatCents),
      csvEuros(row.cents),
    ]),
  ]);
}
