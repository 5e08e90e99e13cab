import { type Locale, languages } from './i18n/locales';

/** Italian would leave « 8999,95 € » without its point beside « 45.000,00 € ». */
const euros = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;

/** A price in the visitor's language, cents always shown: « 9 999,99 € ». */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].tag, {
    ...euros,
  }).format(cents / 100);
}

/** As `formatPrice`, without « ,00 » where the price is a whole number of euros. */
export function formatRoundPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].tag, {
    ...euros,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/** A rate in the visitor's language: 0 → « 0 % ». */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].tag, { style: 'percent' }).format(percent / 100);
}

/** Cents as the text of a `numeric(12,2)` or of structured data: 999999 → "9999.99". */
export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The other way round: "9999.99" → 999999. */
export function fromDecimal(text: string): number {
  return Math.round(Number(text) * 100);
}
