import { errorPage as fallback } from '@/messages/fr/error-pages';
import type { Locale } from './locales';
import type { Messages } from './messages';

export type BrowserWords = Pick<
  Messages,
  'compareTray' | 'done' | 'errorPage' | 'errors' | 'newsletter' | 'search' | 'toaster'
>;

const loading = new Map<Locale, Promise<BrowserWords>>();

/**
 * Words of the toasts, of the search, of the subscription dialog and of the error page, fetched when the first of them
 * is shown. It gives the same promise each time, as React's `use` needs it.
 */
export function browserWords(locale: Locale): Promise<BrowserWords> {
  const words = loading.get(locale) ?? import(`../../messages/${locale}/browser.ts`);
  loading.set(locale, words);
  return words;
}

const errorsLoading = new Map<Locale, Promise<BrowserWords['errorPage']>>();

/** Words of the error page; in French when the network, which may be what broke, does not bring them. */
export function errorWords(locale: Locale): Promise<BrowserWords['errorPage']> {
  const words =
    errorsLoading.get(locale) ??
    browserWords(locale).then(
      ({ errorPage }) => errorPage,
      () => fallback,
    );
  errorsLoading.set(locale, words);
  return words;
}
