import { type Locale, languages } from './i18n/locales';

/** A day in words, as in Paris: `22 novembre 2026`. @param day a time, or a day as `2026-12-14` */
export function formatDay(day: Date | string, locale: Locale): string {
  const isDay = typeof day === 'string';
  return new Intl.DateTimeFormat(languages[locale].tag, {
    dateStyle: 'long',
    timeZone: isDay ? 'UTC' : 'Europe/Paris',
  }).format(isDay ? new Date(`${day}T00:00:00Z`) : day);
}
