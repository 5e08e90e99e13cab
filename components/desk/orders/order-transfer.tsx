import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm, RemarkField } from '@/components/desk/desk-form';
import { Field, TickBox } from '@/components/ui/field';
import { dayInWords } from '@/lib/calendar/dates';
import { type AwaitedTransfer, transferUntil } from '@/lib/checkout/transfer/transfer';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { questionId } from '@/lib/desk/forms/questions';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import type { askedTransfer } from '@/lib/desk/transfer-words';
import { formatPrice } from '@/lib/money';
import type { Split } from '@/lib/orders/deposit';
import type { OrderState } from '@/lib/orders/order';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  receive: PlainAction;
  sendBack: PlainAction;
  /** Of the form: sent twice, it is one transfer. */
  nextId: string;
  order: Split & {
    readonly number: string;
    readonly state: OrderState;
    readonly placedAt: Date;
    readonly transferDays: number;
  };
  awaited: AwaitedTransfer;
  /** What was given back of the order, euro cents. */
  returnedCents: number;
  /** Today in the shop's time. */
  today: string;
  /** What was typed before and is not kept yet, of a transfer that came and of one that goes back. */
  typed: Typed<'transfer'>;
  typedBack: Typed<'transferBack'>;
  /** Of another sum than what is due that was typed: it is asked about. */
  asked?: ReturnType<typeof askedTransfer>;
};

/** The bank transfer that an order waits for: confirmed once it is on the account. */
export function OrderTransfer(props: Props) {
  const { receive, nextId, order, awaited, today, typed, asked } = props;
  const { transfer: t } = deskWords;
  const { number } = order;
  const texts = { first: t.text, balance: t.balanceText, rest: t.restText };
  const field = fieldsWith('transfer', typed);
  return (
    <section className="grid content-start gap-6">
      <h2 className="text-heading">{t.title}</h2>
      <p className="max-w-measure">{whatIsAwaited(props)}</p>
      <DeskForm
        action={receive}
        fields={{ number, id: nextId, shown: String(awaited.cameCents), part: awaited.part }}
        button={t.confirm}
        typed={typed}
        className="grid max-w-measure gap-6 border-line border-y py-6"
      >
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Field
            label={t.receivedOn}
            {...field('receivedOn')}
            type="date"
            max={today}
            defaultValue={typed.receivedOn ?? today}
            required
          />
          <Field
            label={t.amount}
            {...field('amount')}
            inputMode="decimal"
            maxLength={formLengths.amount}
            required
          />
        </div>
        {asked && (
          <div id={questionId} className="scroll-mt-28">
            <TickBox
              label={deskText('transfer.other', asked)}
              name="otherCents"
              value={asked.cents}
              autoFocus
            />
          </div>
        )}
        <RemarkField {...field('remark')} />
        <p className="text-muted text-small">{texts[awaited.part]}</p>
      </DeskForm>
      {order.state === 'cancelled' && <SendBack {...props} />}
    </section>
  );
}

function whatIsAwaited({ order, awaited, returnedCents }: Props): string {
  const { number, state, totalCents, depositCents } = order;
  const { part, dueCents, cameCents } = awaited;
  const [amount, came] = [formatPrice(dueCents, 'fr'), formatPrice(cameCents, 'fr')];
  if (state === 'cancelled') return deskWords.transfer.late;
  if (cameCents > 0) {
    if (dueCents > 0) return deskText('transfer.rest', { amount, came });
    const over = cameCents - returnedCents - (depositCents ?? totalCents);
    return over > 0
      ? deskText('transfer.over', { came, over: formatPrice(over, 'fr') })
      : deskText('transfer.enough', { came });
  }
  if (part === 'balance') return deskText('transfer.balance', { amount, number });
  const date = dayInWords(transferUntil(order), 'fr');
  return deskText('transfer.awaited', { amount, date, number });
}

/** A transfer that came too late and went back. */
function SendBack({ sendBack, order: { number }, typedBack }: Props) {
  const { transfer: t } = deskWords;
  const field = fieldsWith('transferBack', typedBack);
  return (
    <DeskForm
      action={sendBack}
      fields={{ number }}
      button={t.back}
      variant="outline"
      typed={typedBack}
    >
      <h3 className="text-lead">{t.backTitle}</h3>
      <Field
        label={t.backAmount}
        {...field('amount')}
        inputMode="decimal"
        maxLength={formLengths.amount}
        required
      />
      <RemarkField {...field('remark')} />
      <p className="text-muted text-small">{t.backText}</p>
    </DeskForm>
  );
}
