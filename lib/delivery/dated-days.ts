import { type Locale, languages } from '@/lib/i18n/locales';
import { type Days, daysInWords, rangeInWords } from './installation-days';

/**
 * Days in words, with their year where it is not that of today: « 14–21 décembre », « 28 janvier – 11 février 2027 ». For
 * what is read long after it was written.
 */
export function datedDays({ first, last }: Days, locale: Locale, today: string): string {
  const { tag } = languages[locale];
  const year = today.slice(0, 4);
  if (first.startsWith(year) && last.startsWith(year)) return daysInWords({ first, last }, tag);
  return rangeInWords({ first, last }, tag, { day: 'numeric', month: 'long', year: 'numeric' });
}
