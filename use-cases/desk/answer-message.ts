import 'server-only';
import { findConversation, type NewReply, noteAnswer, saveReply } from '@/db/desk/message-replies';
import { isReply } from '@/lib/desk/replies/reply-text';
import type { Locale } from '@/lib/i18n/locales';
import { previewOf } from '@/lib/mail/mail-preview';
import { signalMail } from '@/lib/mail/mail-signal';
import type { MailText } from '@/lib/mail/mail-text';
import { log } from '@/lib/process/log';

type Outcome = 'done' | 'conflict' | 'gone' | 'badReply';

/**
 * The mail of a reply that is not sent yet, in plain text, which says what its HTML does.
 * @returns `gone` when the message is erased
 */
export async function previewReply(
  { id, text, author }: NewReply,
  language: Locale,
): Promise<Pick<MailText, 'subject' | 'text'> | 'gone'> {
  const found = await findConversation(id);
  if (!found) return 'gone';
  const { message } = found;
  const mail = await previewOf({ kind: 'reply', language, reply: { text, author, message } });
  return mail ? { subject: mail.subject, text: mail.text } : 'gone';
}

/** Answers a message by mail. @returns `badReply` for nothing, or for too much; `conflict`; `gone` */
export async function answerMessage(reply: NewReply, language: Locale): Promise<Outcome> {
  if (!isReply(reply.text)) return 'badReply';
  const outcome = await saveReply(reply, language);
  if (outcome !== 'done') return outcome;
  signalMail();
  log().info({ event: 'message-replied' }, 'a message was answered');
  return 'done';
}

/** Notes an answer that came by mail. @returns as `answerMessage` does */
export async function noteMailedAnswer(answer: NewReply): Promise<Outcome> {
  if (!isReply(answer.text)) return 'badReply';
  return noteAnswer(answer);
}
