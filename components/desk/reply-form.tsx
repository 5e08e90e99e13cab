import type { PlainAction } from '@/components/account/plain-form';
import { TextArea } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import { longestReply } from '@/lib/desk/replies/reply-text';
import { DeskForm } from './desk-form';
import { ReplyFields, type ReplyFieldsProps } from './reply-fields.client';

type Props = Pick<ReplyFieldsProps, 'reply' | 'write' | 'typed' | 'greetings' | 'phrases'> & {
  id: string;
  /** So many replies the page shows. */
  seen: number;
};

/** Answers a message by mail, in a language, in one's own words and with phrases that are ready. */
export function ReplyForm({ id, seen, typed, ...rest }: Props) {
  const { ready, readyNote, greeting, text, language, sendNote, send, answer } = deskWords.messages;
  return (
    <section className="grid content-start gap-6 border-line border-y bg-paper p-6 sm:p-8">
      <h2 className="text-heading">{answer}</h2>
      <ReplyFields
        {...rest}
        // What an address gives back starts the form anew.
        key={typed.text}
        typed={typed}
        fields={{ id, seen: String(seen) }}
        words={{ ready, readyNote, greeting, text, language, sendNote, send }}
      />
    </section>
  );
}

/** Notes what came back by mail. */
export function MailedAnswerForm({
  id,
  seen,
  note,
}: {
  id: string;
  seen: number;
  note: PlainAction;
}) {
  const { messages: t } = deskWords;
  return (
    <details>
      <summary className="py-2 text-label uppercase hover:text-gold-text">{t.noteTitle}</summary>
      <DeskForm
        action={note}
        fields={{ id, seen: String(seen) }}
        button={t.note}
        variant="outline"
        size="sm"
        className="grid max-w-measure gap-4 pt-4"
      >
        <TextArea
          label={t.noteText}
          name="text"
          dir="auto"
          rows={5}
          maxLength={longestReply}
          required
        />
      </DeskForm>
    </details>
  );
}
