import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** What a text for programs is made with: the words of a language, and where the shop is. */
export type Wording = {
  readonly messages: Messages;
  readonly locale: Locale;
  /** Address of the shop, without a slash at the end. */
  readonly site: string;
};

/** The whole address of a page in the language of a text. */
export function pageAddress({ locale, site }: Wording, path: string): string {
  return site + localePath(locale, path);
}
