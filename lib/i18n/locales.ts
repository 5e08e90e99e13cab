/** Languages the shop is written in; the first is served without a prefix. */
export const locales = ['fr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

/** Whether a text from outside (address, cookie) names a language of the shop. */
export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The address of a page in a language: French has no prefix. `path` starts with a slash. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
