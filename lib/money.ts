import { type Locale, languages } from './i18n/locales';

/** The currency of all that the shop sells but nights, ISO 4217. */
export const shopCurrency = 'EUR';

/** Without `always` Italian would not group four digits: « 8999,95 € » beside « 45.000,00 € ». */
const euros = { style: 'currency', currency: shopCurrency, useGrouping: 'always' } as const;

/** A price in the visitor's language, cents always shown: « 9 999,99 € ». */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].tag, {
    ...euros,
  }).format(cents / 100);
}

/**
 * A sum in the currency it came in. @param amount in the smallest coins of its currency
 * @returns the number and the code alone for a currency that `Intl` does not know the form of
 */
export function formatAmount(
  { cents, currency }: { readonly cents: number; readonly currency: string },
  locale: Locale,
): string {
  const code = currency.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) return `${cents / 100} ${code}`.trim();
  // The dollar as on the pages of the Résidence: « 940 $ ».
  const currencyDisplay = code === 'USD' ? 'narrowSymbol' : 'symbol';
  const format = new Intl.NumberFormat(languages[locale].tag, {
    ...{ ...euros, currency: code, currencyDisplay },
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(cents / 10 ** digits);
}

/** Like `formatPrice`, without « ,00 » for whole euros. */
export function formatRoundPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].tag, {
    ...euros,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
}

/** A number of things in a language: « 16 419 ». */
export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(languages[locale].tag).format(count);

/** A rate in the visitor's language: 0 → « 0 % ». */
export function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(languages[locale].tag, { style: 'percent' }).format(percent / 100);
}

/** Cents as a decimal, for `numeric(12,2)` and structured data: 999999 → "9999.99". */
export function toDecimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The inverse of `toDecimal`: "9999.99" → 999999. */
export function fromDecimal(text: string): number {
  return Math.round(Number(text) * 100);
}
