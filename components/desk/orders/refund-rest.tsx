import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { TextArea } from '@/components/ui/field';
import type { OrderMoney } from '@/lib/checkout/refund';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { formatPrice } from '@/lib/money';
import { longestRemark } from '@/lib/orders/order-moves';

type Props = {
  close: PlainAction;
  number: string;
  money: OrderMoney;
  keptCents: number;
  /** The reason that was typed and not kept. */
  typed: Typed<'rest'>;
};

/** Closes a withdrawn order as refunded though the house keeps some of its price. */
export function RefundRest({ close, number, money, keptCents, typed }: Props) {
  const { rest: t } = deskWords;
  const amount = formatPrice(keptCents, 'fr');
  const shown = String(money.refundedCents + money.askedCents);
  return (
    <DeskForm
      action={close}
      fields={{ number, shown }}
      button={deskText('rest.button', { amount })}
      variant="outline"
      typed={typed}
    >
      <h3 className="text-lead">{t.title}</h3>
      <p className="text-small">{deskText('rest.text', { amount })}</p>
      <TextArea
        label={t.reason}
        note={t.reasonNote}
        {...fieldsWith('rest', typed)('remark')}
        maxLength={longestRemark}
        rows={2}
        required
      />
    </DeskForm>
  );
}
