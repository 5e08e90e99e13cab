import type { PlainAction } from '@/components/account/plain-form';
import { TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { OrderMoney } from '@/lib/checkout/refund';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import { longestRemark } from '@/lib/orders/order-moves';

type Props = {
  close: PlainAction;
  number: string;
  money: OrderMoney;
  keptCents: number;
  /** The reason that was typed and not kept. */
  reason: string;
};

/** Closes a withdrawn order as refunded though the house keeps some of its price. */
export function RefundRest({ close, number, money, keptCents, reason }: Props) {
  const { rest: t } = deskWords;
  const amount = formatPrice(keptCents, 'fr');
  const shown = String(money.refundedCents + money.askedCents);
  return (
    <ActionForm action={close} className="grid max-w-measure gap-4">
      <h3 className="text-lead">{t.title}</h3>
      <p className="text-small">{deskText('rest.text', { amount })}</p>
      <HiddenFields fields={{ number, shown }} />
      <TextArea
        label={t.reason}
        note={t.reasonNote}
        name="remark"
        maxLength={longestRemark}
        rows={2}
        defaultValue={reason}
        required
      />
      <SubmitButton variant="outline" className="justify-self-start">
        {deskText('rest.button', { amount })}
      </SubmitButton>
    </ActionForm>
  );
}
