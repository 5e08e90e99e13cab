import 'server-only';
import type { MailKind } from '../mail-rules';
import type { Locale } from './locales';

/** A mail in words: what it says, what its button says, what stands below. */
type Letter = {
  readonly subject: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly button: string;
  readonly notes: readonly string[];
};

export type MailWords = Readonly<Record<MailKind, Letter>> &
  Readonly<Record<'leave' | 'linkHint' | 'signature' | 'sample', string>>;

/** The messages of the mails of a language, loaded alone: the process that sends them needs no others. */
export async function mailWords(locale: Locale): Promise<MailWords> {
  return (await import(`../../messages/${locale}/mails.ts`)).mails;
}
