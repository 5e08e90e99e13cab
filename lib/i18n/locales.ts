type Language = {
  /** What its speakers call it. */
  readonly name: string;
  /** Which way it is read, where that is not from left to right. */
  readonly direction?: 'rtl';
  /** What `Intl` formats numbers, dates and lists by: never left to the machine. */
  readonly tag: string;
};

/**
 * What browsers and servers need to know of each language: a language is added here and in `messages`, and the types then
 * ask for its fonts.
 */
export const languages = {
  fr: { name: 'Français', tag: 'fr' },
  en: { name: 'English', tag: 'en-GB' },
  it: { name: 'Italiano', tag: 'it' },
  ru: { name: 'Русский', tag: 'ru' },
  // Arabic texts use European digits.
  ar: { name: 'العربية', direction: 'rtl', tag: 'ar-u-nu-latn' },
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof languages;

/** The language that is served without a prefix, and the fallback for any other. */
export const defaultLocale = 'fr' satisfies Locale;

/** Name of the cookie and of the local storage entry that keep a visitor's language. */
export const languageKey = 'language';

/** Whether a text from outside (address, cookie) names a language of the shop. */
export function isLocale(value: string): value is Locale {
  return Object.hasOwn(languages, value);
}

/** The languages of the shop, in the order of the switcher. */
export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** Which way a language is read. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  const language: Language = languages[locale];
  return language.direction ?? 'ltr';
}

/** Latin text, a number or an address, which keeps its own order among words that are read from right to left. */
export const isolated = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text;

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

/** Paths of a page in all languages, by what `hreflang` calls them; French is the default. */
export function alternatesOf(path: string): Record<string, string> {
  const own = locales.map((locale) => [locale, localePath(locale, path)]);
  return Object.fromEntries([...own, ['x-default', localePath(defaultLocale, path)]]);
}

/** The address of a page without its language: `/ru/bed/zeus` and `/bed/zeus` are one page. */
export function plainPath(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}

/** Several things in a row, parted as the language parts them, without « and ». */
export const inRow = (items: readonly string[], locale: Locale): string =>
  items.join(locale === 'ar' ? '، ' : ', ');

/** The name of a piece within a sentence, « le lit Zeus »: in English it keeps its capital. */
export const nameInSentence = (name: string, locale: Locale): string =>
  locale === 'en' ? name : name.charAt(0).toLocaleLowerCase(languages[locale].tag) + name.slice(1);
