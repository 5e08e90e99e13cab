import { defaultLocale, type Locale, languageKey, localePath, toLocale } from '@/lib/i18n/locales';
import { store, stored } from './stored';

const yearSeconds = 365 * 24 * 60 * 60;
const placeKey = 'place';

/** Keeps a choice for `/` of later visits, and how far down this page the visitor is. */
export function chooseLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${languageKey}=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  store(languageKey, locale);
  const { scrollHeight, clientHeight } = document.documentElement;
  const place = scrollY / Math.max(scrollHeight - clientHeight, 1);
  store(placeKey, String(place), 'sessionStorage');
}

/** Goes on reading where the page stood in the other language; each is as long as its words. */
export function returnToPlace(): void {
  const place = stored(placeKey, 'sessionStorage');
  store(placeKey, '', 'sessionStorage');
  const { scrollHeight, clientHeight } = document.documentElement;
  const top = Number(place) * (scrollHeight - clientHeight);
  if (place) scrollTo({ top, behavior: 'instant' });
}

/** The server goes by the cookie; where only the storage remembers a language, this takes `/` there. */
export function followStorage(): void {
  if (location.pathname !== '/' || document.cookie.includes(`${languageKey}=`)) return;
  const locale = toLocale(stored(languageKey));
  if (locale !== defaultLocale) location.replace(localePath(locale, '/') + location.search);
}
