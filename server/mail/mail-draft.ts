import type { WaitingMail } from '@/db/mail/mails';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Mail } from '@/lib/mail/mail';
import type { MailParts } from '@/lib/mail/mail-parts';
import { env } from '@/lib/process/env';

/** What differs from mail to mail. */
export type Draft = Omit<MailParts, 'words' | 'sender'> &
  Pick<Mail, 'replyTo' | 'attachments' | 'follows' | 'isPersonal' | 'oneClick'> & {
    /** Path of the file of the picture, below `public`. */
    readonly pictureFile?: string;
  };

/** Composes a mail when it is sent; returns `undefined` when its subject is gone. */
export type Writer = (waiting: WaitingMail) => Promise<Draft | undefined>;

/** The whole address of a page in a language. */
export function addressOf(
  path: string,
  locale: Locale,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  return `${env().SITE_URL}${localePath(locale, path)}${search}`;
}
