import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { TextArea } from '@/components/ui/field';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { longestReply } from '@/lib/desk/replies/reply-text';
import { ReplyFields, type ReplyFieldsProps } from './reply-fields.client';

type Props = Pick<ReplyFieldsProps, 'write' | 'typed' | 'greetings' | 'phrases'> & {
  id: string;
  /** To whom it leaves. */
  to: { readonly name: string; readonly email: string };
  /** The reply that this page has sent last: once one has left, another is begun. */
  sent: string;
  /** So many replies the page shows. */
  seen: number;
};

/** Answers a message by mail, in a language, in one's own words and with phrases that are ready; shown before it leaves. */
export function ReplyForm({ id, seen, to, sent, ...rest }: Props) {
  const { messages: t } = deskWords;
  const { ready, readyNote, greeting, text, language, see, seeNote, preview, change, send } = t;
  return (
    <section className="grid content-start gap-6 border-line border-y bg-paper p-6 sm:p-8">
      <h2 className="text-heading">{t.answer}</h2>
      <ReplyFields
        {...rest}
        key={sent}
        fields={{ id, seen: String(seen) }}
        words={{
          ...{ ready, readyNote, greeting, text, language, see, seeNote, preview, change, send },
          to: deskText('messages.to', to),
        }}
      />
    </section>
  );
}

/** Notes what came back by mail. */
export function MailedAnswerForm({
  id,
  seen,
  note,
  typed,
}: {
  id: string;
  seen: number;
  note: PlainAction;
  /** What was typed and not kept. */
  typed: Typed<'mailed'>;
}) {
  const { messages: t } = deskWords;
  return (
    <details open={Object.keys(typed).length > 0}>
      <summary className="py-2 text-label uppercase hover:text-gold-text">{t.noteTitle}</summary>
      <DeskForm
        action={note}
        fields={{ id, seen: String(seen) }}
        button={t.note}
        typed={typed}
        variant="outline"
        size="sm"
        className="grid max-w-measure gap-4 pt-4"
      >
        <TextArea
          label={t.noteText}
          {...fieldsWith('mailed', typed)('text')}
          dir="auto"
          rows={5}
          maxLength={longestReply}
          required
        />
      </DeskForm>
    </details>
  );
}
