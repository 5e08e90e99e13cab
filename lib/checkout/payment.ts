import { type CreditCount, type CreditOffer, creditOffers } from '@/content/checkout/credit';
import { defaultPurchaseCents, type InstalmentCount } from '@/content/checkout/payment';
import type { SearchParam } from '@/lib/search-params';

/**
 * A price as an address states it ("8500", "9999.99"), in cents.
 * @returns the default of 999 999 € when it is missing, repeated or not a positive finite number
 */
export function statedPrice(value: SearchParam): number {
  const text = typeof value === 'string' ? value.trim() : '';
  const euros = text === '' ? Number.NaN : Number(text);
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : defaultPurchaseCents;
}

/**
 * Splits a total into equal parts; the last one takes the remainder, so that the sum is exact.
 * @returns `count` amounts in cents
 */
export function instalments(totalCents: number, count: InstalmentCount): number[] {
  const part = Math.floor(totalCents / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : totalCents - part * (count - 1),
  );
}

/** The monthly amount shown with each choice, in whole euros. */
export function monthlyEuros(totalCents: number, count: InstalmentCount): number {
  return Math.round(totalCents / count / 100);
}

/** Whether so many instalments are a consumer credit, which requires the sentence of the law. */
export function isCredit(count: InstalmentCount): count is CreditCount {
  return count in creditOffers;
}

/** The figures of the representative example of a credit; amounts in cents. */
export type CreditExample = CreditOffer & {
  readonly count: CreditCount;
  /** Number of instalments of `monthlyCents`: all but the last. */
  readonly equalCount: number;
  readonly monthlyCents: number;
  readonly lastCents: number;
  /** Whether the last one is no larger than the others. */
  readonly split: 'equal' | 'other';
  /** The total amount of the credit: the price. */
  readonly amountCents: number;
  readonly costCents: number;
  readonly dueCents: number;
};

/**
 * The representative example of a total paid in instalments.
 * Source: article L. 312-6 of the code de la consommation.
 */
export function creditExample(totalCents: number, count: CreditCount): CreditExample {
  const offer = creditOffers[count];
  const parts = instalments(totalCents + offer.feesCents, count);
  const [monthlyCents = 0, lastCents = 0] = [parts[0], parts.at(-1)];
  return {
    ...offer,
    count,
    equalCount: count - 1,
    monthlyCents,
    lastCents,
    split: lastCents === monthlyCents ? 'equal' : 'other',
    amountCents: totalCents,
    costCents: offer.feesCents,
    dueCents: parts.reduce((sum, part) => sum + part, 0),
  };
}
