import { errorPage as fallback } from '@/messages/fr/error-pages';
import { defaultLocale, type Locale } from './locales';
import type { Messages } from './messages';

/** One promise a language: React's `use` must be given the same one at each render. */
function once<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const loading = new Map<Locale, Promise<T>>();
  return (locale) => {
    const words = loading.get(locale) ?? load(locale);
    loading.set(locale, words);
    return words;
  };
}

export type ToastWords = Pick<Messages, 'done' | 'errors' | 'toaster'>;
export type NewsletterWords = Messages['newsletter'];

/** Sentences of all toasts, fetched with the first of them, so that no page carries them. */
export const toastWords = once(
  (locale): Promise<ToastWords> => import(`../../messages/${locale}/toasts.ts`),
);

/** Words of the subscription form in its dialog, fetched when it opens. */
export const newsletterWords = once(
  async (locale): Promise<NewsletterWords> =>
    (await import(`../../messages/${locale}/newsletter.ts`)).newsletter,
);

/**
 * Words of the error page, fetched once there is one to show. French is at hand, and stands in for
 * the others when the network, which may be what broke, does not bring them.
 */
export const errorWords = once(async (locale): Promise<Messages['errorPage']> => {
  if (locale === defaultLocale) return fallback;
  try {
    return (await import(`../../messages/${locale}/error-pages.ts`)).errorPage;
  } catch {
    return fallback;
  }
});
