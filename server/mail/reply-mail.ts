import { company } from '@/content/house/company';
import { findReply, listEarlierMails } from '@/db/desk/message-replies';
import { keyRing } from '@/db/process/key-ring';
import { inWords } from '@/lib/calendar/dates';
import { signerOf } from '@/lib/desk/replies/replies';
import { type Locale, toLocale } from '@/lib/i18n/locales';
import type { ToldReply } from '@/lib/mail/mail-preview';
import { mailWords } from '@/lib/mail/mail-words';
import { replyAddressOf } from '@/lib/mail/reply-address';
import { env } from '@/lib/process/env';
import { addressOf, type Draft, type Writer } from './mail-draft';

/** Where an answer goes: into its conversation where mails can come in, else to the house's mailbox. */
async function answersTo(id: string): Promise<string> {
  const { MAIL_REPLY_ADDRESS, MAIL_INBOUND_SECRET, HOUSE_MAIL } = env();
  return MAIL_REPLY_ADDRESS && MAIL_INBOUND_SECRET
    ? replyAddressOf(id, MAIL_REPLY_ADDRESS, await keyRing())
    : (HOUSE_MAIL ?? company.email);
}

/** The answer of the house to a message, with the message below it. Nothing once its writer has been erased. */
export const replyMail: Writer = async ({ facts, language }) => {
  const found = await findReply(facts.reply ?? '');
  if (!found) return undefined;
  const { reply, message } = found;
  return {
    ...(await writeReply({ ...reply, message }, toLocale(language))),
    follows: await listEarlierMails(reply),
    replyTo: { name: company.name, address: await answersTo(message.id) },
  };
};

/** What the mail of an answer says. */
export async function writeReply(
  { text, author, message }: ToldReply,
  locale: Locale,
): Promise<Draft> {
  const words = await mailWords(locale);
  const { title: quoted, ...letter } = words.reply;
  const { date } = inWords(message.createdAt, locale);
  return {
    locale,
    letter: { ...letter, title: message.subject },
    facts: { subject: message.subject, name: message.name },
    isPersonal: true,
    person: signerOf(author),
    sections: [{ paragraphs: text.split(/\n{2,}/) }],
    link: addressOf('/contact', locale),
    annexes: [{ title: quoted, paragraphs: [date, message.message] }],
  };
}
