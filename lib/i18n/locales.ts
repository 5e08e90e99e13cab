/** Languages the shop is written in; the first is served without a prefix. */
export const locales = ['fr', 'en', 'it', 'ru', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale = 'fr' satisfies Locale;

/** Under this name a visitor's language is kept, in local storage and as a cookie. */
export const languageKey = 'language';

/** Which way a language is read. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Whether a text from outside (address, cookie) names a language of the shop. */
export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that something from outside names; French when it names none. */
export function toLocale(value: unknown): Locale {
  return typeof value === 'string' && isLocale(value) ? value : defaultLocale;
}

/** The address of a page in a language: French has no prefix. `path` starts with a slash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  const isHome = path === '/' || path.startsWith('/#') || path.startsWith('/?');
  return isHome ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}
