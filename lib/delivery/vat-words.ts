import { vatRates } from '@/content/delivery/vat-rates';
import { inRow, type Locale, languages } from '@/lib/i18n/locales';
import { formatPercent } from '@/lib/money';
import { countryName, type Destination, isOffered } from './destination';
import { taxPlaceOf } from './tax-place';

/**
 * A VAT rate with the country it is of, where that is another than France: « 22 %, Italie ».
 * @param destination of a purchase; `undefined` where it is not known
 */
export function vatRateInWords(
  percent: number,
  destination: Destination | undefined,
  locale: Locale,
): string {
  const rate = formatPercent(percent, locale);
  if (!destination || percent === 0) return rate;
  const { country } = destination;
  const taxedAs = isOffered(destination) ? vatRates[taxPlaceOf(destination)].taxedAs : undefined;
  const taxing = taxedAs ?? country;
  return taxing === 'FR' ? rate : inRow([rate, countryName(taxing, languages[locale].tag)], locale);
}
