import type { Locale } from './locales';

/** Words that an island fetches when it is first needed, so that no page carries them. */
const loaders = {
  fr: {
    toasts: () => import('@/messages/fr/toasts'),
    newsletter: () => import('@/messages/fr/newsletter'),
  },
} as const satisfies Record<Locale, unknown>;

type Subjects = (typeof loaders)['fr'];
export type ToastWords = Awaited<ReturnType<Subjects['toasts']>>;
export type NewsletterWords = Awaited<ReturnType<Subjects['newsletter']>>['newsletter'];

/** Sentences of all toasts. */
export function toastWords(locale: Locale): Promise<ToastWords> {
  return loaders[locale].toasts();
}

/** Words of the subscription form and its dialog. */
export async function newsletterWords(locale: Locale): Promise<NewsletterWords> {
  return (await loaders[locale].newsletter()).newsletter;
}
