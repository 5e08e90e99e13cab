import { houseZone } from '@/content/house/time-zone';
import { inRow, type Locale, languages } from '@/lib/i18n/locales';
import { clockAt } from './clock';

/** The shop's time. */
const zone = { timeZone: houseZone } as const;

/** The first of a month, where it is an ordinal, which `Intl` does not know: « 1er juillet », « 1º luglio ». */
const firsts: Partial<Readonly<Record<Locale, string>>> = { fr: '1er', it: '1º' };

const withOrdinal = (date: string, locale: Locale): string =>
  date.replace(/(?<!\S)1(?= \p{L})/u, firsts[locale] ?? '1');

/** The day of a moment in the shop's time, as in `2026-11-22`. */
export function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' }).format(at);
}

/** Date and time of a moment in the shop's time, in words: what names the time says that it is that of Paris. */
export const inWords = (at: Date, locale: Locale) => ({
  date: dayInWords(at, locale),
  time: timeInWords(at, locale),
});

/** The time that clocks show, those of the shop unless another zone is named: « 9 h 05 », `15:00`. */
export function timeInWords(at: Date, locale: Locale, timeZone: string = houseZone): string {
  return hourInWords(clockAt(at, timeZone).time, locale);
}

/** A time of day in words. @param time as in `15:00` */
export function hourInWords(time: string, locale: Locale): string {
  if (locale !== 'fr') return time;
  const [hour, minute] = time.split(':');
  return minute === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
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
  const format = { ...zone, dateStyle: 'long' } as const;
  const at = typeof day === 'string' ? noonOf(day) : day;
  const words = new Intl.DateTimeFormat(languages[locale].tag, format).format(at);
  return withOrdinal(words, locale);
}

/** Day and time of a moment, in the shop's time: `22 novembre 2026, 15 h 04`. */
export const momentInWords = (at: Date, locale: Locale): string =>
  inRow([dayInWords(at, locale), timeInWords(at, locale)], locale);

/** A day of any year in words, « 1er juillet ». @param date as `07-01` */
export function dayOfYearInWords(date: string, locale: Locale): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const at = new Date(`2024-${date}T12:00:00Z`);
  return withOrdinal(new Intl.DateTimeFormat(languages[locale].tag, format).format(at), locale);
}

/** A day with the name of its weekday, in words: that of the shop unless another zone is named. */
export function weekdayInWords(at: Date, locale: Locale, timeZone: string = houseZone): string {
  const format = { timeZone, dateStyle: 'full' } as const;
  return withOrdinal(new Intl.DateTimeFormat(languages[locale].tag, format).format(at), locale);
}
