'use server';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { deskWords } from '@/lib/desk/desk-words';
import { dropTyped } from '@/lib/desk/forms/refused-form';
import { typedText } from '@/lib/desk/forms/typed';
import { readyNames, readyReply } from '@/lib/desk/ready-words';
import { isReply, type TypedReply, withPhrase } from '@/lib/desk/replies/reply-text';
import { locales } from '@/lib/i18n/locales';
import { answerMessage, noteMailedAnswer, previewReply } from '@/use-cases/desk/answer-message';
import { redirectRefused } from '@/use-cases/desk/redirect-refused';
import { requireStaff } from '@/use-cases/desk/require-staff';
import { isRefused, withinLimit } from '@/use-cases/process/rate-limit';
import { noticePath } from '@/use-cases/site/redirect-with-notice';

const failure = 'a request of the desk failed';

/** What a form about a conversation says: a reply, or an answer that came by mail. */
const replyIn = (form: FormData, author: string) => ({
  id: z.uuid().catch('00000000-0000-0000-0000-000000000000').parse(form.get('id')),
  seen: z.coerce.number().int().min(0).max(100_000).catch(-1).parse(form.get('seen')),
  text: typedText(form, 'text'),
  author,
});

/** The page of a conversation. */
const conversationPath = (form: FormData) => {
  const id = z.uuid().safeParse(form.get('id'));
  return id.success ? `/desk/messages/${id.data}` : '/desk/messages';
};

/**
 * Writes a reply with its form, with scripts and without: a phrase whose button was pressed is put behind what was typed; the
 * first press shows the mail as it will leave, the second one sends it.
 * @returns what the form says then; what was typed stands in no address
 */
export async function writeReply(typed: TypedReply, form: FormData): Promise<TypedReply> {
  const page = conversationPath(form);
  const author = await requireStaff(page);
  const language = locales.find((one) => one === form.get('language')) ?? typed.language;
  const text = String(form.get('text') ?? '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '');
  const ready = readyNames.find((name) => name === form.get('ready'));
  if (ready) return { language, text: withPhrase(text, readyReply(ready).texts[language]).text };
  const step = form.get('step');
  if (step === 'change') return { language, text };
  if (!isReply(text.trim())) return { language, text, refusal: deskWords.notices.badReply };
  const reply = replyIn(form, author);
  if (step !== 'send') {
    const mail = await withinLimit('desk', failure, () => previewReply(reply, language));
    if (mail === 'gone') redirect(noticePath(page, mail));
    return isRefused(mail)
      ? { language, text, refusal: deskWords.notices.failed }
      : { language, text, mail };
  }
  const outcome = await withinLimit('desk', failure, () => answerMessage(reply, language));
  // The page then begins another reply: in this window alone.
  if (outcome === 'done') redirect(noticePath(page, outcome, { sent: String(reply.seen + 1) }));
  if (outcome === 'gone') redirect(noticePath(page, outcome));
  // Somebody has answered meanwhile: the page shows it, above what was typed.
  if (outcome === 'conflict') revalidatePath('/[locale]/desk/messages/[id]', 'page');
  return { language, text, refusal: deskWords.notices[isRefused(outcome) ? 'failed' : outcome] };
}

/** Notes an answer that came by mail. */
export async function noteMailed(form: FormData): Promise<void> {
  const page = conversationPath(form);
  const author = await requireStaff(page);
  const outcome = await withinLimit('desk', failure, () => noteMailedAnswer(replyIn(form, author)));
  if (outcome !== 'done') return redirectRefused(page, outcome, { form: 'mailed', data: form });
  await dropTyped(page);
  redirect(noticePath(page, outcome));
}
