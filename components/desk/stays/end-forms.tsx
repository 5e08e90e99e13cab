import type { ReactNode } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm, FoldedForm } from '@/components/desk/desk-form';
import { Summary } from '@/components/ui/summary';

type Mark = 'cancelled' | 'noShow';

type Props = {
  title: string;
  /** What each way to end it does. */
  notes: readonly string[];
  /** How it may be ended. */
  marks: readonly Mark[];
  buttons: Readonly<Record<Mark, string>>;
  fields: Readonly<Record<string, string>>;
  end: PlainAction;
  /** The mail that cancelling sends, to be seen before. */
  letter?: ReactNode;
  /** What is asked of one that is cancelled, if anything is. */
  asked?: ReactNode;
  /** What was typed there and not done. */
  typed?: object;
};

/** Ends a stay or an hour: what that does is said first, and asks for a second press. */
export function EndForms({
  title,
  notes,
  marks,
  buttons,
  fields,
  end,
  letter,
  asked,
  typed,
}: Props) {
  return (
    <details open={Object.keys(typed ?? {}).length > 0} className="group border-line border-y">
      <Summary>{title}</Summary>
      {notes.map((note) => (
        <p key={note} className="pb-4 text-muted text-small">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap gap-4 pb-6">
        {marks.map((mark) => (
          <DeskForm
            key={mark}
            action={end}
            fields={{ ...fields, mark }}
            button={buttons[mark]}
            variant="outline"
            size="sm"
            typed={typed}
            letter={mark === 'cancelled' && letter}
          >
            {mark === 'cancelled' && asked}
          </DeskForm>
        ))}
      </div>
    </details>
  );
}

type CameProps = Pick<Props, 'fields' | 'end'> & {
  words: Readonly<Record<'came' | 'cameText' | 'cameButton', string>>;
};

/** Takes back that nobody came. */
export function CameForm({ words: t, fields, end }: CameProps) {
  return (
    <FoldedForm
      title={t.came}
      note={t.cameText}
      action={end}
      fields={{ ...fields, mark: 'came' }}
      button={t.cameButton}
      size="sm"
    />
  );
}
