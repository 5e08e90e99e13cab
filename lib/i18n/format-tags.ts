import type { Locale } from './locales';

/**
 * By which `Intl` writes numbers, dates and lists: English as the British do, Arabic with the digits
 * its texts use, whatever the machine would choose.
 */
export const formatTags = {
  fr: 'fr',
  en: 'en-GB',
  it: 'it',
  ru: 'ru',
  ar: 'ar-u-nu-latn',
} as const satisfies Record<Locale, string>;
