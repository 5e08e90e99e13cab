import { store, stored } from '@/components/ui/browser/stored.client';
import type { sessionSeconds } from '@/lib/account/session-life';
import {
  defaultLocale,
  isLocale,
  type Locale,
  languageKey,
  localePath,
  toLocale,
} from '@/lib/i18n/locales';

const keptSeconds: typeof sessionSeconds = 33_696_000;
const placeKey = 'place';

/** Stores the chosen language for later visits to `/`. */
export function keepLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${languageKey}=${locale}; path=/; max-age=${keptSeconds}; samesite=lax`;
  store(languageKey, locale);
}

/** Stores the chosen language, and the scroll position of this page. */
export function chooseLanguage(locale: Locale): void {
  keepLanguage(locale);
  const { scrollHeight, clientHeight } = document.documentElement;
  const place = scrollY / Math.max(scrollHeight - clientHeight, 1);
  store(placeKey, String(place), 'sessionStorage');
}

/** Restores the scroll position of the other language, as a share: pages differ in length. */
export function returnToPlace(): void {
  const place = stored(placeKey, 'sessionStorage');
  store(placeKey, '', 'sessionStorage');
  const { scrollHeight, clientHeight } = document.documentElement;
  const top = Number(place) * (scrollHeight - clientHeight);
  if (place) scrollTo({ top, behavior: 'instant' });
}

/** Redirects `/` where only local storage has the language: the server reads the cookie alone. */
export function followStorage(): void {
  if (location.pathname !== '/' || document.cookie.includes(`${languageKey}=`)) return;
  const locale = toLocale(stored(languageKey));
  if (locale !== defaultLocale) location.replace(localePath(locale, '/') + location.search);
}

/** The language of the shop that the visitor chose before, or else the first that the browser asks for. */
export function preferredLanguage(): Locale | undefined {
  return [stored(languageKey) ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2))
    .find(isLocale);
}
