import 'server-only';
import { stayCurrency } from '@/content/residence/stays';
import { findFigures } from '@/db/desk/desk-figures';
import { mostChosen } from '@/lib/catalogue/chosen-options';
import { csvEuros, csvFile } from '@/lib/desk/csv';
import { deskWords } from '@/lib/desk/desk-words';
import { classInWords, pieceInWords } from '@/lib/desk/figure-words';
import {
  deliveriesByClass,
  salesByCountry,
  salesByPart,
  soldOptions,
  soldPieces,
} from '@/lib/desk/figures';
import { isYear, type Period } from '@/lib/desk/periods/period';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { shopCurrency } from '@/lib/money';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

/** The figures of a month or a year as semicolon-separated values. */
export async function exportFigures(period: Period): Promise<string | LimitRefusal> {
  return withinLimit('desk', 'exporting the figures failed', async () =>
    figuresFile(period, await findFigures(period)),
  );
}

/** What a row counts, how often, and its sum in cents where it has one. */
type Row = readonly [name: string, count: number, cents?: number, currency?: string];

/**
 * The tables of the figures as semicolon-separated values, one below the other, each row with the name of its table: days
 * without sales too. Countries as ISO 3166-1, sums in the currency that stands beside them.
 */
export async function figuresFile(
  period: Period,
  { sales, lines, times, offers, refunds, stays }: Awaited<ReturnType<typeof findFigures>>,
): Promise<string> {
  const { figures: t } = deskWords;
  const messages = await messagesOf(defaultLocale);
  const tables: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    [
      isYear(period) ? t.byMonth : t.byDay,
      salesByPart(period, sales).map(({ part, orders, cents }) => [part, orders, cents]),
    ],
    [
      t.countries,
      salesByCountry(sales).map(({ country, orders, cents }) => [country, orders, cents]),
    ],
    [
      t.pieces,
      soldPieces(lines).map(({ productId, name, quantity, cents }): Row => {
        return [pieceInWords(messages, productId, name), quantity, cents];
      }),
    ],
    [
      t.options,
      mostChosen(messages, soldOptions(lines), Number.POSITIVE_INFINITY).map(
        ({ name, count }): Row => [name, count],
      ),
    ],
    [t.times, deliveriesByClass(times).map((one) => [classInWords(one), one.count])],
    [t.offers, (['written', 'accepted'] as const).map((one) => [t.offerKinds[one], offers[one]])],
    [
      t.refunds,
      [
        [t.refunds, refunds.count, refunds.cents],
        [t.partly, refunds.partly],
      ],
    ],
    [
      t.residence,
      [
        [t.residence, stays.count, stays.cents, stayCurrency],
        [t.nights, stays.nights],
        [t.ordered, stays.ordered],
      ],
    ],
  ];
  return csvFile([
    [t.period, t.tableName, t.row, t.count, t.amount, t.currency],
    ...tables.flatMap(([title, rows]) =>
      rows.map(([name, count, cents, currency = shopCurrency]) => [
        ...[period, title, name, String(count)],
        ...(cents === undefined ? ['', ''] : [csvEuros(cents), currency]),
      ]),
    ),
  ]);
}
