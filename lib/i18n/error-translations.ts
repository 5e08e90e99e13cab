import { errorPage as ar } from '@/messages/ar/error-pages';
import { errorPage as en } from '@/messages/en/error-pages';
import { errorPage as it } from '@/messages/it/error-pages';
import { errorPage as ru } from '@/messages/ru/error-pages';
import type { defaultLocale, Locale } from './locales';
import type { Messages } from './messages';

/** Words of the error page in the languages that have to be fetched: four sentences each. */
export const translations = { en, it, ru, ar } as const satisfies Record<
  Exclude<Locale, typeof defaultLocale>,
  Messages['errorPage']
>;
