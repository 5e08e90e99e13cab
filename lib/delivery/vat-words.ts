import { vatRates } from '@/content/delivery/vat-rates';
import { type Locale, languages } from '@/lib/i18n/locales';
import { formatPercent } from '@/lib/money';
import { countryName, type Destination } from './destination';
import { taxPlaceOf } from './tax';

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
  const { taxedAs = destination.country } = vatRates[taxPlaceOf(destination)];
  return taxedAs === 'FR' ? rate : `${rate}, ${countryName(taxedAs, languages[locale].tag)}`;
}
