import type { ChosenOption } from '@/lib/catalogue/chosen-options';
import { type Period, partOf, partsOf } from './periods/period';

/** The paid orders of a day to a country; euro cents, VAT included. */
export type Sale = {
  readonly day: string;
  readonly country: string;
  readonly orders: number;
  readonly cents: number;
};

/** What was sold of a configuration. */
export type SoldLine = {
  /** Null for what is not in the catalogue. */
  readonly productId: string | null;
  readonly name: string;
  readonly optionIds: readonly string[];
  readonly optionNames: readonly string[];
  readonly quantity: number;
  readonly cents: number;
};

type Sum = { readonly orders: number; readonly cents: number };

/** Adds up rows by a key, in the order in which the keys first come. */
function sumBy<Row extends Sum>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const sums = new Map<string, { orders: number; cents: number }>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row)) ?? { orders: 0, cents: 0 };
    sum.orders += row.orders;
    sum.cents += row.cents;
    sums.set(keyOf(row), sum);
  }
  return sums;
}

/** The sales of each part of a period, those without any too. */
export function salesByPart(period: Period, sales: readonly Sale[]) {
  const sums = sumBy(sales, ({ day }) => partOf(period, day));
  return partsOf(period).map((part) => ({ part, orders: 0, cents: 0, ...sums.get(part) }));
}

/** The sales to each country, the highest turnover first. */
export const salesByCountry = (sales: readonly Sale[]) =>
  [...sumBy(sales, ({ country }) => country)]
    .map(([country, sum]) => ({ country, ...sum }))
    .sort((a, b) => b.cents - a.cents);

/** All sales together. */
export const totalOf = (sales: readonly Sale[]): Sum =>
  sumBy(sales, () => '').get('') ?? { orders: 0, cents: 0 };

/**
 * What was sold of each piece, the most first. What is not in the catalogue is one row, without an id.
 * @returns with the name that one of its lines was sold under
 */
export function soldPieces(lines: readonly SoldLine[]) {
  const pieces = new Map<string | null, { name: string; quantity: number; cents: number }>();
  for (const { productId, name, quantity, cents } of lines) {
    const sum = pieces.get(productId) ?? { name, quantity: 0, cents: 0 };
    sum.quantity += quantity;
    sum.cents += cents;
    pieces.set(productId, sum);
  }
  return [...pieces]
    .map(([productId, sum]) => ({ productId, ...sum }))
    .sort((a, b) => b.quantity - a.quantity || b.cents - a.cents);
}

/** The options of what was sold, one by one. */
export const soldOptions = (lines: readonly SoldLine[]): ChosenOption[] =>
  lines.flatMap(({ productId, optionIds, optionNames, quantity }) =>
    optionIds.map((optionId, at) => ({
      ...{ productId, optionId, name: optionNames[at] ?? optionId, count: quantity },
    })),
  );

/** How many orders were delivered so many days after their payment. */
export type DeliveryTime = { readonly days: number; readonly count: number };

/** The last day of each class of delivery times; the last class has no end. */
export const deliveryClasses = [7, 14, 21, 28, 42, 56, Number.POSITIVE_INFINITY] as const;

/** How many deliveries fall into each class. */
export const deliveriesByClass = (times: readonly DeliveryTime[]) =>
  deliveryClasses.map((to, at) => {
    const from = at === 0 ? 0 : (deliveryClasses[at - 1] ?? 0) + 1;
    const its = times.filter(({ days }) => days <= to && (at === 0 || days >= from));
    return { from, to, count: its.reduce((sum, { count }) => sum + count, 0) };
  });

/** The days after which half of the deliveries were made; `undefined` without any. */
export function medianDays(times: readonly DeliveryTime[]): number | undefined {
  const half = times.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  return [...times]
    .sort((a, b) => a.days - b.days)
    .find(({ count }) => {
      passed += count;
      return passed >= half;
    })?.days;
}
