import 'server-only';
import { createTranslator } from 'next-intl';
import { defaultLocale, languages } from '@/lib/i18n/locales';
import { desk } from '@/messages/fr/desk/desk';

/** The words of the desk, which exists in French only. */
export const deskWords = desk;

/** Those of them that have values, by their keys. @throws for a key or a value that is missing */
export const deskText = createTranslator({
  locale: languages[defaultLocale].tag,
  messages: desk,
  onError(error) {
    throw error;
  },
});

/** The notices of the forms of the desk. */
export type DeskNotice = keyof typeof desk.notices;
