import type { PlainAction } from '@/components/account/plain-form';
import { Field, TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskWords } from '@/lib/desk/desk-words';
import type { OrderState } from '@/lib/orders/order';
import { longestRemark } from '@/lib/orders/order-moves';

export type StepProps = {
  step: PlainAction;
  number: string;
  from: OrderState;
  /** Today in the shop's time, `2026-12-14`: no delivery is before it. */
  today: string;
};

type Moves = Readonly<
  Partial<Record<OrderState, { readonly button: string; readonly text: string }>>
>;

type Props = StepProps & {
  to: OrderState;
  /** Whether it is what comes next. */
  isNext?: boolean;
  /** What was noted with a move that was not made. */
  remark?: string;
};

/** One move of an order: what it does, a remark, for a delivery its day, and one button. */
export function StepForm({ step, number, from, to, today, isNext = false, remark }: Props) {
  const { newDate, steps } = deskWords;
  const moves: Moves = deskWords.moves;
  const words = from === to ? newDate : moves[to];
  if (!words) return null;
  return (
    <ActionForm action={step} className="grid max-w-measure gap-6">
      <HiddenFields fields={{ number, from, to }} />
      <p>{words.text}</p>
      {to === 'agreed' && (
        <Field label={steps.date} type="date" name="deliveryDate" min={today} required />
      )}
      <TextArea
        label={steps.remark}
        note={steps.optional}
        name="remark"
        maxLength={longestRemark}
        rows={2}
        defaultValue={remark}
      />
      <SubmitButton variant={isNext ? 'default' : 'outline'} className="justify-self-start">
        {words.button}
      </SubmitButton>
    </ActionForm>
  );
}
