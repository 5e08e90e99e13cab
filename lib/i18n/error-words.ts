import { errorPage as fr } from '@/messages/fr/error-pages';
import type { Locale } from './locales';
import type { Messages } from './messages';
import { once } from './once';

const loaders = {
  fr: async () => ({ errorPage: fr }),
  en: () => import('@/messages/en/error-pages'),
  it: () => import('@/messages/it/error-pages'),
  ru: () => import('@/messages/ru/error-pages'),
  ar: () => import('@/messages/ar/error-pages'),
} as const satisfies Record<Locale, () => Promise<Pick<Messages, 'errorPage'>>>;

/** Words of the error page; in French when the network, which may be what broke, brings no others. */
export const errorWords = once(async (locale): Promise<Messages['errorPage']> => {
  try {
    return (await loaders[locale]()).errorPage;
  } catch {
    return fr;
  }
});
