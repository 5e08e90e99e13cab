import type { Piece } from '@/content/catalogue/piece';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { type Delivery, deliveryOf } from './delivery';
import { deliveryWords } from './delivery-panel-words';
import { hasCustoms } from './destination';
import { daysInWords } from './installation-days';

/** When something is installed at a destination, and who pays customs there; `undefined` where only weeks are known. */
export function deliveryLine(
  { dates, customs }: Messages['delivery'],
  { destination, days }: Delivery,
  locale: Locale,
): string | undefined {
  if (days === 'notServed') return dates.notServed;
  if (!days) return undefined;
  const line = `${dates.installed} ${daysInWords(days, languages[locale].tag)}`;
  return hasCustoms(destination.country) ? `${line}. ${customs}` : line;
}

/** The line for the destination that a visitor has chosen before. @param kept the value of its cookie */
export async function keptDeliveryLine(
  leadTimeWeeks: Piece['leadTimeWeeks'],
  kept: string,
  locale: Locale,
): Promise<string | undefined> {
  return deliveryLine(await deliveryWords(locale), deliveryOf(leadTimeWeeks, kept), locale);
}
