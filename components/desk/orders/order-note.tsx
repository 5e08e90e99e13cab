import type { PlainAction } from '@/components/account/plain-form';
import { TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskWords } from '@/lib/desk/desk-words';
import { longestNote } from '@/lib/orders/order-moves';

/** A note about an order, whatever its state. */
export function OrderNoteForm({ note, number }: { note: PlainAction; number: string }) {
  const { steps } = deskWords;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{steps.noteTitle}</h2>
      <ActionForm action={note} className="grid max-w-measure gap-4">
        <HiddenFields fields={{ number }} />
        <TextArea
          label={steps.note}
          note={steps.noteNote}
          name="note"
          maxLength={longestNote}
          rows={3}
          required
        />
        <SubmitButton variant="outline" size="sm" className="justify-self-start">
          {steps.addNote}
        </SubmitButton>
      </ActionForm>
    </section>
  );
}
