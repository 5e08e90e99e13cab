import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Delivery } from './delivery';
import { daysInWords } from './installation-days';
import { isExport } from './tax';

/** When something is installed at a destination, and what its price leaves out there; `undefined` where only weeks are known. */
export function deliveryLine(
  { dates, customs }: Messages['delivery'],
  { destination, days }: Delivery,
  locale: Locale,
): string | undefined {
  if (days === 'notServed') return dates.notServed;
  const told = isExport(destination) ? customs : undefined;
  if (!days) return told;
  const line = `${dates.installed} ${daysInWords(days, languages[locale].tag)}`;
  return told ? `${line}. ${told}` : line;
}
