import type { Locale } from './locales';
import type { Messages } from './messages';

/** Words that an island fetches when it is first needed, so that no page carries them. */
const loaders = {
  fr: {
    toasts: () => import('@/messages/fr/toasts'),
    newsletter: () => import('@/messages/fr/newsletter'),
  },
  en: {
    toasts: () => import('@/messages/en/toasts'),
    newsletter: () => import('@/messages/en/newsletter'),
  },
  it: {
    toasts: () => import('@/messages/it/toasts'),
    newsletter: () => import('@/messages/it/newsletter'),
  },
  ru: {
    toasts: () => import('@/messages/ru/toasts'),
    newsletter: () => import('@/messages/ru/newsletter'),
  },
  ar: {
    toasts: () => import('@/messages/ar/toasts'),
    newsletter: () => import('@/messages/ar/newsletter'),
  },
} as const satisfies Record<
  Locale,
  {
    toasts: () => Promise<Pick<Messages, 'done' | 'errors' | 'toaster'>>;
    newsletter: () => Promise<Pick<Messages, 'newsletter'>>;
  }
>;

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
export const toastWords = once(
  (locale): Promise<Pick<Messages, 'done' | 'errors' | 'toaster'>> => loaders[locale].toasts(),
);

/** Words of the subscription form and its dialog. */
export const newsletterWords = once(
  async (locale): Promise<NewsletterWords> => (await loaders[locale].newsletter()).newsletter,
);

export type NewsletterWords = Messages['newsletter'];
