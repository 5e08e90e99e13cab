import { type Locale, languages } from './i18n/locales';

/** The shop's time. */
const zone = { timeZone: 'Europe/Paris' } as const;

/** The day of a moment in the shop's time, as in `2026-11-22`. */
export function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' }).format(at);
}

/** Date and time of a moment in the shop's time, in words. */
export function inWords(at: Date, locale: Locale) {
  const { tag } = languages[locale];
  const time = { ...zone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    date: new Intl.DateTimeFormat(tag, { ...zone, dateStyle: 'long' }).format(at),
    time: new Intl.DateTimeFormat(tag, time).format(at),
  };
}

/** A day as the database keeps it, `2026-12-14`, as the moment of its noon. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Noon of the day that comes so many days after that of a moment, by the calendar of Paris. */
export function daysAfter(at: Date, days: number): Date {
  const noon = noonOf(dayOf(at));
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon;
}

/** A day in words, `22 novembre 2026`. @param day a moment, or a day as `2026-12-14` */
export function dayInWords(day: Date | string, locale: Locale): string {
  const format = { timeZone: 'Europe/Paris', dateStyle: 'long' } as const;
  const at = typeof day === 'string' ? noonOf(day) : day;
  return new Intl.DateTimeFormat(languages[locale].tag, format).format(at);
}

/** A day with the name of its weekday, in words. */
export function weekdayInWords(at: Date, locale: Locale): string {
  const format = { timeZone: 'Europe/Paris', dateStyle: 'full' } as const;
  return new Intl.DateTimeFormat(languages[locale].tag, format).format(at);
}
