import { stayCurrency } from '@/content/residence/stays';
import { directionOf, type Locale, languages } from '@/lib/i18n/locales';

/**
 * A price at the Résidence, in cents of the United States dollar, without « ,00 » for whole dollars: « 940 $ ». Among
 * words that are read from right to left it keeps its own order.
 */
export function formatDollars(cents: number, locale: Locale): string {
  const { tag } = languages[locale];
  const price = new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency: stayCurrency, currencyDisplay: 'narrowSymbol' },
    ...{ useGrouping: 'always', trailingZeroDisplay: 'stripIfInteger' },
  } as const).format(cents / 100);
  return directionOf(locale) === 'rtl'
    ? `\u2066${price.replace(/[\u200e\u200f]/g, '')}\u2069`
    : price;
}
