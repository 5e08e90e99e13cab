import 'server-only';
import { type NewReply, noteAnswer, saveReply } from '@/db/desk/message-replies';
import { isReply } from '@/lib/desk/replies/reply-text';
import type { Locale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';

type Outcome = 'done' | 'conflict' | 'gone' | 'badReply';

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
