import type { PlainAction } from '@/components/account/plain-form';
import { TextArea } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { longestRemark } from '@/lib/orders/order-moves';
import { FoldedForm } from './desk-form';

type Props = {
  setAside: PlainAction;
  reference: string;
  /** The order whose page the form stands on; without it, the list of declarations. */
  number?: string;
  /** What was typed and not kept, of this declaration or another one. */
  typed: Typed<'setAside'>;
};

/** Sets aside a declaration that is not the buyer's: it asks how the house knows. */
export function SetAsideForm({ setAside, reference, number, typed }: Props) {
  const { aside: t } = deskWords;
  const its = typed.reference === reference ? typed : {};
  return (
    <FoldedForm
      title={t.button}
      note={t.text}
      action={setAside}
      fields={{ reference, mark: 'setAside', ...(number && { number }) }}
      button={t.yes}
      variant="outline"
      size="sm"
      typed={its}
      edges="border-t"
    >
      <TextArea
        label={t.reason}
        note={t.reasonNote}
        {...fieldsWith('setAside', its)('remark')}
        id={`remark-${reference}`}
        maxLength={longestRemark}
        rows={2}
        required
      />
    </FoldedForm>
  );
}
