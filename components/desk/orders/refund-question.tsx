import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm, LetterButton } from '@/components/desk/desk-form';
import { FocusedHeading } from '@/components/ui/browser/focused-heading.client';
import type { OrderMoney } from '@/lib/checkout/refund';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { askedRefund } from '@/lib/desk/refund-words';
import { formatPrice } from '@/lib/money';

type AskedOf = NonNullable<ReturnType<typeof askedRefund>>;

type Props = {
  refund: PlainAction;
  number: string;
  /** Of this refund: pressed twice, it is made once. */
  nextId: string;
  money: OrderMoney;
  /** What was chosen and typed, and the sum that it means. */
  typed: AskedOf['typed'];
  cents: number;
  /** Who gets it. */
  customer: string;
  /** Whether they are told by mail. */
  isTold: boolean;
};

/** Asks whether a refund is to be made, with its sum: the only button that makes one. */
export function RefundQuestion(props: Props) {
  const { refund, number, nextId, money, typed, cents, customer, isTold } = props;
  const { refunds: t } = deskWords;
  const { kind, way, amount = '', remark = '' } = typed;
  const values = { amount: formatPrice(cents, 'fr'), customer };
  const shown = String(money.refundedCents + money.askedCents);
  const fields = { number, id: nextId, shown, kind, way, amount, remark };
  return (
    <section className="grid content-start gap-4 border-gold border-s-2 bg-paper p-6">
      <FocusedHeading as="h2">{t.question}</FocusedHeading>
      <p className="wrap-anywhere">{deskText(`refunds.questions.${way}`, values)}</p>
      {remark && <p className="wrap-anywhere whitespace-pre-line text-small">{remark}</p>}
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-4">
        <DeskForm
          action={refund}
          fields={{ ...fields, confirmed: String(cents) }}
          button={deskText('refunds.confirm', values)}
          letter={
            isTold && (
              <LetterButton
                path={`/desk/mail?${new URLSearchParams({ number, kind: 'orderRefunded' })}`}
                named={deskText('mails.letterOf', {
                  kind: deskWords.mails.kinds.orderRefunded,
                  number,
                })}
              />
            )
          }
        />
        <a href="#refunds" className="prose-link">
          {t.change}
        </a>
      </div>
    </section>
  );
}
