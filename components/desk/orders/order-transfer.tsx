import type { PlainAction } from '@/components/account/plain-form';
import { Field, TextArea, TickBox } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { dayInWords } from '@/lib/calendar/dates';
import { type AwaitedTransfer, transferUntil } from '@/lib/checkout/transfer/transfer';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import type { OrderState } from '@/lib/orders/order';
import { longestRemark } from '@/lib/orders/order-moves';

type Props = {
  receive: PlainAction;
  sendBack: PlainAction;
  /** Of the form: sent twice, it is one transfer. */
  nextId: string;
  order: { readonly number: string; readonly state: OrderState; readonly placedAt: Date };
  awaited: AwaitedTransfer;
  /** Today in the shop's time. */
  today: string;
  /** What was typed before and is not kept yet. */
  typed: string | undefined;
  /** Whether another sum than what is due was typed: it is asked about. */
  isOtherSum: boolean;
};

/** The bank transfer that an order waits for: confirmed once it is on the account. */
export function OrderTransfer(props: Props) {
  const { receive, nextId, order, awaited, today, typed, isOtherSum } = props;
  const { transfer: t, steps } = deskWords;
  const { number } = order;
  return (
    <section className="grid content-start gap-6">
      <h2 className="text-heading">{t.title}</h2>
      <p className="max-w-measure">{whatIsAwaited(props)}</p>
      <ActionForm action={receive} className="grid max-w-measure gap-6 border-line border-y py-6">
        <HiddenFields fields={{ number, id: nextId, shown: String(awaited.cameCents) }} />
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Field
            label={t.receivedOn}
            name="receivedOn"
            type="date"
            max={today}
            defaultValue={today}
            required
          />
          <Field
            label={t.amount}
            name="amount"
            inputMode="decimal"
            maxLength={16}
            defaultValue={typed}
            required
          />
        </div>
        {isOtherSum && <TickBox label={t.other} name="isOtherSum" value="1" />}
        <TextArea
          label={steps.remark}
          note={steps.optional}
          name="remark"
          maxLength={longestRemark}
          rows={2}
        />
        <p className="text-muted text-small">{t.text}</p>
        <SubmitButton className="justify-self-start">{t.confirm}</SubmitButton>
      </ActionForm>
      {order.state === 'cancelled' && <SendBack {...props} />}
    </section>
  );
}

function whatIsAwaited({ order, awaited }: Props): string {
  const { number, state, placedAt } = order;
  const { part, dueCents, cameCents } = awaited;
  const [amount, came] = [formatPrice(dueCents, 'fr'), formatPrice(cameCents, 'fr')];
  if (state === 'cancelled') return deskWords.transfer.late;
  if (cameCents > 0) {
    return dueCents > 0
      ? deskText('transfer.rest', { amount, came })
      : deskText('transfer.enough', { came });
  }
  if (part === 'balance') return deskText('transfer.balance', { amount, number });
  const date = dayInWords(transferUntil(placedAt), 'fr');
  return deskText('transfer.awaited', { amount, date, number });
}

/** A transfer that came too late and went back. */
function SendBack({ sendBack, order: { number } }: Props) {
  const { transfer: t, steps } = deskWords;
  return (
    <ActionForm action={sendBack} className="grid max-w-measure gap-6">
      <h3 className="text-lead">{t.backTitle}</h3>
      <HiddenFields fields={{ number }} />
      <Field label={t.backAmount} name="amount" inputMode="decimal" maxLength={16} required />
      <TextArea
        label={steps.remark}
        note={steps.optional}
        name="remark"
        maxLength={longestRemark}
        rows={2}
      />
      <p className="text-muted text-small">{t.backText}</p>
      <SubmitButton variant="outline" className="justify-self-start">
        {t.back}
      </SubmitButton>
    </ActionForm>
  );
}
