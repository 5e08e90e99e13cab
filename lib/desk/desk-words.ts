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
/** Of a stay or an hour, that its person is told by e-mail, or, without an address, that somebody has to call them. */
export function toldText(
  told: string,
  person: { readonly email: string; readonly phone: string } | null,
): string {
  if (person?.email) return told;
  const phone = person?.phone;
  return phone ? deskText('mails.unreachedBy', { phone }) : desk.mails.unreached;
}

export type DeskNotice = keyof typeof desk.notices;
