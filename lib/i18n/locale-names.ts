import type { Locale } from './locales';

/** Each language by its own name. */
export const localeNames = {
  fr: 'Français',
  en: 'English',
  it: 'Italiano',
  ru: 'Русский',
  ar: 'العربية',
} as const satisfies Record<Locale, string>;
