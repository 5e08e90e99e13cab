'use server';
import { replyToMessage } from '@/app/_actions/desk';
import { readyNames, readyReply } from '@/lib/desk/ready-words';
import { type TypedReply, withPhrase } from '@/lib/desk/replies/reply-text';
import { locales } from '@/lib/i18n/locales';
import { requireStaff } from '@/use-cases/desk/require-staff';

/**
 * Of a form without scripts: puts the phrase whose button was pressed behind what was typed; without one, answers the
 * message. @returns what the form says then
 */
export async function writeReply(typed: TypedReply, form: FormData): Promise<TypedReply> {
  await requireStaff('/desk/messages');
  const ready = readyNames.find((name) => name === form.get('ready'));
  if (!ready) await replyToMessage(form);
  const language = locales.find((one) => one === form.get('language')) ?? typed.language;
  const phrase = ready ? readyReply(ready).texts[language] : '';
  const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n');
  return { language, text: withPhrase(text, phrase).text };
}
