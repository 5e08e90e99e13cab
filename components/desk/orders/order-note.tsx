import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { TextArea } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { longestNote } from '@/lib/orders/order-moves';

type Props = {
  note: PlainAction;
  number: string;
  /** What was typed and not kept. */
  typed: Typed<'note'>;
};

/** A note about an order, whatever its state. */
export function OrderNoteForm({ note, number, typed }: Props) {
  const { steps } = deskWords;
  return (
    <section id="note" className="grid scroll-mt-28 content-start gap-4">
      <h2 className="text-heading">{steps.noteTitle}</h2>
      <DeskForm
        action={note}
        fields={{ number }}
        button={steps.addNote}
        typed={typed}
        variant="outline"
        size="sm"
      >
        <TextArea
          label={steps.note}
          note={steps.noteNote}
          {...fieldsWith('note', typed)('note')}
          maxLength={longestNote}
          rows={3}
          required
        />
      </DeskForm>
    </section>
  );
}
