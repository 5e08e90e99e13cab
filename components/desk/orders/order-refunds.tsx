import { DeskForm } from '@/components/desk/desk-form';
import { Fact, Facts } from '@/components/desk/facts';
import { Day, Moment } from '@/components/desk/time';
import { refundableCents } from '@/lib/checkout/refund';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import { RefundForm } from './refund-form';
import type { AskedRefund, RefundProps } from './refund-props';
import { RefundRest } from './refund-rest';

/** What was paid and given back for an order, its credit notes, and the form that gives more back. */
export function OrderRefunds(props: RefundProps) {
  const { refunds: t } = deskWords;
  const { money, refunds, credits, order, due, canRefund } = props;
  const left = refundableCents(money);
  const price = (cents: number) => formatPrice(cents, 'fr');
  return (
    <section id="refunds" className="grid scroll-mt-12 content-start gap-6">
      <Facts title={t.title}>
        <Fact name={t.received}>{price(money.receivedCents)}</Fact>
        <Fact name={t.returned}>{price(money.refundedCents)}</Fact>
        <Fact name={canRefund || left === 0 ? t.left : t.keptByHouse}>{price(left)}</Fact>
        <Fact name={t.surplus}>{props.surplusCents > 0 && price(props.surplusCents)}</Fact>
        <Fact name={t.due}>{due && <Day day={due} />}</Fact>
        <Fact name={t.credits}>
          {credits.length > 0 && (
            <ul>
              {credits.map(({ number, cents }) => (
                <li key={number}>
                  <a href={`/orders/${order.number}/credit-notes#${number}`} className="prose-link">
                    {number}
                  </a>
                  {` · ${price(cents)} · `}
                  <a
                    href={`/orders/${order.number}/credit-notes/${number}.pdf`}
                    className="prose-link"
                  >
                    PDF
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
      {refunds.length > 0 && (
        <ol className="border-gold border-s ps-6">
          {refunds.map((one) => (
            <li key={one.id} className="grid gap-1 py-3">
              <p>{deskText('refunds.row', { amount: price(one.cents), author: one.author })}</p>
              <p className="text-muted text-small">
                {t.ways[one.way]} · {t.states[one.state]} · <Moment at={one.askedAt} />
              </p>
              {one.remark && (
                <p className="wrap-anywhere whitespace-pre-line text-small">{one.remark}</p>
              )}
              {one.state === 'asked' && <Again {...props} asked={one} />}
            </li>
          ))}
        </ol>
      )}
      {props.canRefund && <RefundForm {...props} />}
      {props.keptCents > 0 && (
        <RefundRest {...props} typed={props.typedRest} number={order.number} />
      )}
    </section>
  );
}

/** Asks once more for a refund whose answer has not come. */
function Again({ refund, order, asked, money }: RefundProps & { asked: AskedRefund }) {
  const shown = String(money.refundedCents + money.askedCents);
  const { id, kind, way } = asked;
  return (
    <DeskForm
      action={refund}
      fields={{ number: order.number, id, kind, way, shown }}
      button={deskWords.refunds.again}
      variant="outline"
    />
  );
}
