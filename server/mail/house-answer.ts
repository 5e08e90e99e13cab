import { formatText } from '@/lib/i18n/format';
import { defaultLocale } from '@/lib/i18n/locales';
import type { HouseWords } from '@/lib/mail/mail-words';
import type { Draft } from './mail-draft';

type Words = HouseWords['houseMails']['answers'];

/** Who a mail to the house is about, as far as they are known. */
type Person = {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
};

/**
 * How somebody is answered whom a mail to the house is about: by a reply to it where they gave an address, else by telephone.
 * @returns the sentence that says so, and who a reply goes to
 */
export function answerTo(
  kind: keyof Words['byMail'],
  { name, email, phone }: Person,
  { byMail, byPhone, unknown }: Words,
): { readonly answer: string; readonly replyTo?: Draft['replyTo'] } {
  if (email) return { answer: byMail[kind], replyTo: { name: name ?? '', address: email } };
  return { answer: phone ? formatText(byPhone, defaultLocale, { phone }) : unknown };
}
