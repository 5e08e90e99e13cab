import { defaultPurchaseCents, type InstalmentCount } from '@/content/delivery';

/**
 * A price as an address states it ("8500", "9999.99"), in cents.
 * @returns the default of 999 999 € when it is missing, repeated, or not a positive finite number.
 */
export function statedPrice(value: string | readonly string[] | undefined): number {
  const text = typeof value === 'string' ? value.trim() : '';
  const euros = text === '' ? Number.NaN : Number(text);
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : defaultPurchaseCents;
}

/**
 * A total in equal parts; the last absorbs what rounding leaves, so that they sum to the cent.
 * @returns `count` amounts in cents.
 */
export function instalments(totalCents: number, count: InstalmentCount): number[] {
  const part = Math.floor(totalCents / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : totalCents - part * (count - 1),
  );
}

/** The monthly amount shown beside each choice, whole euros. */
export function monthlyEuros(totalCents: number, count: InstalmentCount): number {
  return Math.round(totalCents / count / 100);
}

/** Splits that need a credit partner, and the sentence that the law asks for. */
export function isCredit(count: InstalmentCount): boolean {
  return count > 3;
}
