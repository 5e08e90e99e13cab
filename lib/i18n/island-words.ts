import type { Locale } from './locales';
import type { Messages } from './messages';
import { once } from './once';

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

/** Sentences of all toasts. */
export const toastWords = once(
  (locale): Promise<Pick<Messages, 'done' | 'errors' | 'toaster'>> => loaders[locale].toasts(),
);

/** Words of the subscription form and its dialog. */
export const newsletterWords = once(
  async (locale): Promise<NewsletterWords> => (await loaders[locale].newsletter()).newsletter,
);

export type NewsletterWords = Messages['newsletter'];
