import { otherUnionRates } from '@/content/delivery/union-rates';
import { vatRates } from '@/content/delivery/vat-rates';
import { type Destination, isOffered } from './destination';
import { exportDivisor, taxPlaceOf } from './tax-place';

/** The rate that is part of a price at a destination, percent; `undefined` for an export. */
const rateAt = (destination: Destination): number | undefined =>
  isOffered(destination)
    ? vatRates[taxPlaceOf(destination)].percent
    : otherUnionRates[destination.country];

/** The VAT rate of a destination in percent: that of the country where the house installs; 0 for an export. */
export const vatPercentAt = (destination: Destination): number => rateAt(destination) ?? 0;

/** Whether a sale to a destination leaves the Union: free of French VAT, with import tax and duty for the buyer. */
export const isExport = (destination: Destination): boolean => rateAt(destination) === undefined;

/** By what a price of the catalogue is divided for a destination: 1 in the Union, where it stays as it is shown. */
export const priceDivisorAt = (destination: Destination): number =>
  isExport(destination) ? exportDivisor : 1;

/** A price of the catalogue at a destination, euro cents: outside the Union without French VAT, to the cent. */
export const priceAt = (cents: number, destination: Destination): number =>
  Math.round(cents / priceDivisorAt(destination));

/** The VAT that a price contains, euro cents. */
export const vatIn = (cents: number, percent: number): number =>
  Math.round((cents * percent) / (100 + percent));

/**
 * The VAT in each of several amounts: together exactly the VAT in their sum. Each is rounded down, and the cents that are
 * left go to those that lost most.
 */
export function vatParts(amounts: readonly number[], percent: number): number[] {
  const exact = amounts.map((cents) => (cents * percent) / (100 + percent));
  const parts = exact.map(Math.floor);
  const total = vatIn(
    amounts.reduce((sum, cents) => sum + cents, 0),
    percent,
  );
  const left = total - parts.reduce((sum, cents) => sum + cents, 0);
  const lost = (index: number) => (exact[index] ?? 0) - (parts[index] ?? 0);
  const next = new Set([...parts.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, left));
  return parts.map((cents, index) => (next.has(index) ? cents + 1 : cents));
}

type Line = { readonly quantity: number; readonly unitCents: number };

/** What lines cost at a destination, euro cents; `words` says what the prices are. */
export type Sale<L extends Line> = {
  readonly lines: readonly (L & { readonly vatCents: number })[];
  readonly deliveryCents: number;
  readonly deliveryVatCents: number;
  readonly totalCents: number;
  readonly vatCents: number;
  readonly vatPercent: number;
  readonly words: 'taxIncluded' | 'taxFree';
};

/**
 * The price, the tax and the words of a sale, by its destination.
 * @param lines at the prices of the catalogue @param deliveryCents likewise
 */
export function saleAt<L extends Line>(
  destination: Destination,
  lines: readonly L[],
  deliveryCents: number,
): Sale<L> {
  const vatPercent = vatPercentAt(destination);
  const priced = lines.map((line) => ({
    ...line,
    unitCents: priceAt(line.unitCents, destination),
  }));
  const delivery = priceAt(deliveryCents, destination);
  const amounts = [...priced.map(({ quantity, unitCents }) => quantity * unitCents), delivery];
  const parts = vatParts(amounts, vatPercent);
  const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
  return {
    lines: priced.map((line, index) => ({ ...line, vatCents: parts[index] ?? 0 })),
    deliveryCents: delivery,
    deliveryVatCents: parts.at(-1) ?? 0,
    totalCents: sum(amounts),
    vatCents: sum(parts),
    vatPercent,
    words: isExport(destination) ? 'taxFree' : 'taxIncluded',
  };
}
