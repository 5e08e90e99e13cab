import { requireProduct } from '@/lib/catalogue/products';
import { deliveryOf } from '@/lib/delivery/delivery';
import { decodeDestination } from '@/lib/delivery/destination';
import { daysInWords } from '@/lib/delivery/installation-days';
import { type Locale, languages } from '@/lib/i18n/locales';

/**
 * When the bed Zeus is installed, if it is ordered now, in words with plain spaces.
 * @param kept the destination in the visitor's cookie, as `FR-75001`
 */
export function plannedDays(kept?: string, locale: Locale = 'fr'): string {
  const { days } = deliveryOf(
    requireProduct('lit-zeus').piece.leadTimeWeeks,
    decodeDestination(kept),
  );
  if (typeof days !== 'object') throw new Error(`no days for ${kept}`);
  return daysInWords(days, languages[locale].tag).replace(/\s+/g, ' ');
}
