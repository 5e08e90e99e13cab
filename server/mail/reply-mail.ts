import { company } from '@/content/house/company';
import { findReply } from '@/db/desk/message-replies';
import { inWords } from '@/lib/calendar';
import { toLocale } from '@/lib/i18n/locales';
import { mailWords } from '@/lib/mail/mail-words';
import { env } from '@/lib/process/env';
import { addressOf, type Writer } from './mail-draft';

/** The answer of the house to a message, with the message below it. Nothing once its writer has been erased. */
export const replyMail: Writer = async ({ facts, language }) => {
  const found = await findReply(facts.reply ?? '');
  if (!found) return undefined;
  const { reply, message } = found;
  const locale = toLocale(language);
  const words = await mailWords(locale);
  const { title: quoted, ...letter } = words.reply;
  const { date } = inWords(message.createdAt, locale);
  return {
    locale,
    letter: { ...letter, title: message.subject },
    facts: { subject: message.subject, name: message.name },
    replyTo: { name: company.name, address: env().HOUSE_MAIL ?? company.email },
    sections: [{ paragraphs: reply.text.split(/\n{2,}/) }],
    link: addressOf('/contact', locale),
    annexes: [{ title: quoted, paragraphs: [date, message.message] }],
  };
};
