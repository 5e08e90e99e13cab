import type { Locale } from './locales';

/** Words that an island fetches when it is first needed, so that no page carries them. */
const loaders = {
  fr: {
    toasts: () => import('@/messages/fr/toasts'),
    newsletter: () => import('@/messages/fr/newsletter'),
  },
} as const satisfies Record<Locale, unknown>;

/** One promise a language: React's `use` must be given the same one at each render. */
function once<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const loading = new Map<Locale, Promise<T>>();
  return (locale) => {
    const words = loading.get(locale) ?? load(locale);
    loading.set(locale, words);
    return words;
  };
}

/** Sentences of all toasts. */
export const toastWords = once((locale) => loaders[locale].toasts());

/** Words of the subscription form and its dialog. */
export const newsletterWords = once(
  async (locale) => (await loaders[locale].newsletter()).newsletter,
);

export type NewsletterWords = Awaited<ReturnType<typeof newsletterWords>>;
