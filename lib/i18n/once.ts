import type { Locale } from './locales';

/** One promise a language: React's `use` must be given the same one at each render. */
export function once<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const loading = new Map<Locale, Promise<T>>();
  return (locale) => {
    const words = loading.get(locale) ?? load(locale);
    loading.set(locale, words);
    return words;
  };
}
