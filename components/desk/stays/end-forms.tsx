import type { ReactNode } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm, FoldedForm } from '@/components/desk/desk-form';
import { Summary } from '@/components/ui/summary';

/** One way to end a stay or an hour. */
export type Ending = {
  mark: 'cancelled' | 'noShow';
  heading: string;
  /** What it does. */
  notes: readonly string[];
  button: string;
  /** What it asks, if anything. */
  asked?: ReactNode;
  /** The mail that it sends, to be seen before. */
  letter?: ReactNode;
};

type Props = {
  title: string;
  endings: readonly Ending[];
  fields: Readonly<Record<string, string>>;
  end: PlainAction;
  /** What was typed there and not done. */
  typed?: object;
};

/** Ends a stay or an hour: what each way does is said first, and asks for a second press. */
export function EndForms({ title, endings, fields, end, typed }: Props) {
  return (
    <details open={Object.keys(typed ?? {}).length > 0} className="group border-line border-y">
      <Summary>{title}</Summary>
      {endings.map(({ mark, heading, notes, button, asked, letter }) => (
        <fieldset key={mark} className="pb-6">
          <legend className={endings.length > 1 ? 'mb-2 text-label uppercase' : 'sr-only'}>
            {heading}
          </legend>
          {notes.map((note) => (
            <p key={note} className="pb-4 text-muted text-small">
              {note}
            </p>
          ))}
          <DeskForm
            action={end}
            fields={{ ...fields, mark }}
            button={button}
            variant="outline"
            size="sm"
            typed={typed}
            letter={letter}
          >
            {asked}
          </DeskForm>
        </fieldset>
      ))}
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
