import { Fact, Facts } from '@/components/desk/facts';
import { Day, Moment } from '@/components/desk/time';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { type PlannedDelivery, storedDelivery } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { daysInWords } from '@/lib/delivery/installation-days';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { instalmentsInWords, paymentInWords } from '@/lib/desk/order-words';
import { languages, toLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { balanceOf, isBalanceDue } from '@/lib/orders/deposit';
import type {
  InvoiceKind,
  OrderBilling,
  PaidWith,
  PaymentProvider,
  OrderState as State,
} from '@/lib/orders/order';
import { addressLines, billingAddress } from '@/lib/orders/postal-address';
import { OrderState } from './order-state';

type Props = {
  /** What a bank transfer would pay now, and how much of it has come. */
  awaited: AwaitedTransfer | undefined;
  order: PlannedDelivery & {
    readonly number: string;
    readonly state: State;
    readonly placedAt: Date;
    readonly language: string;
    readonly method: string;
    readonly instalments: number;
    /** As its provider reported it. */
    readonly paidWith: PaidWith | null;
    readonly provider: PaymentProvider;
    readonly providerSession: string | null;
    readonly providerPayment: string | null;
    readonly termsDate: string;
    readonly buyerVatNumber: string | null;
    readonly buyerReference: string | null;
    readonly billing: OrderBilling | null;
    readonly deliveryDate: string | null;
    readonly deliveredAt: Date | null;
    readonly changes: readonly { readonly note: string | null }[];
    readonly invoices: readonly { readonly kind: InvoiceKind; readonly number: string }[];
    readonly totalCents: number;
    readonly depositCents: number | null;
    readonly isBalancePaid: boolean;
    readonly balancePayment: string | null;
  };
};

/** What is known of an order: its payment, its delivery, its invoice. */
export async function OrderFacts({ order, awaited }: Props) {
  const { order: t, providers } = deskWords;
  const words = await getMessages();
  const methods: Readonly<Record<string, string>> = {
    ...words.orders.paidWithKinds,
    ...words.payment.methods,
  };
  const { invoices, depositCents, deliveryDate, deliveredAt, method, paidWith } = order;
  const page = `/orders/${order.number}`;
  const fileOf = (kind: InvoiceKind, number: string) =>
    kind === 'whole' ? `${page}/invoice.pdf` : `${page}/invoices/${number}.pdf`;
  const planned = storedDelivery(order);
  const isDisputed = order.changes.some(({ note }) => note === 'disputed');
  return (
    <Facts title={t.facts}>
      <Fact name={t.state}>
        <OrderState
          state={order.state}
          isBalanceDue={isBalanceDue(order)}
          isDisputed={isDisputed}
        />
      </Fact>
      <Fact name={t.placed}>
        <Moment at={order.placedAt} />
      </Fact>
      <Fact name={t.planned}>
        {planned && typeof planned.days === 'object' && (
          <>
            {daysInWords(planned.days, 'fr')} ({placeName(planned.destination, 'fr')})
          </>
        )}
      </Fact>
      <Fact name={t.deliveryDate}>{deliveryDate && <Day day={deliveryDate} />}</Fact>
      <Fact name={t.deliveredAt}>{deliveredAt && <Moment at={deliveredAt} />}</Fact>
      <Fact name={t.invoice}>
        {invoices.length > 0 && (
          <ul>
            {invoices.map(({ kind, number: name }) => (
              <li key={name}>
                <a href={`${page}/invoice#${name}`} className="prose-link">
                  {name}
                </a>
                {kind === 'deposit' && ` (${t.deposit})`}
                {' · '}
                <a href={fileOf(kind, name)} className="prose-link">
                  PDF
                </a>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact name={t.deposit}>{depositCents !== null && formatPrice(depositCents, 'fr')}</Fact>
      <Fact name={t.balance}>{depositCents !== null && balanceInWords(order, awaited)}</Fact>
      <Fact name={t.billing}>
        {order.billing && (
          <span className="whitespace-pre-line">
            {[order.billing.name, ...addressLines(billingAddress(order.billing), 'fr')].join('\n')}
          </span>
        )}
      </Fact>
      <Fact name={t.buyerVat}>{order.buyerVatNumber}</Fact>
      <Fact name={t.buyerReference}>{order.buyerReference}</Fact>
      <Fact name={t.method}>
        {methods[method] ?? method}, {instalmentsInWords(order)}
      </Fact>
      <Fact name={t.paidWith}>{paidWith && words.orders.paidWithKinds[paidWith]}</Fact>
      <Fact name={t.provider}>{providers[order.provider]}</Fact>
      <Fact name={t.session}>{order.providerSession}</Fact>
      <Fact name={t.payment}>{paymentInWords(order.providerPayment)}</Fact>
      <Fact name={t.balancePayment}>{paymentInWords(order.balancePayment)}</Fact>
      <Fact name={t.language}>{languages[toLocale(order.language)].name}</Fact>
      <Fact name={t.terms}>
        <Day day={order.termsDate} />
      </Fact>
    </Facts>
  );
}

/** The balance of an order with a deposit, and whether it is due or has come. */
function balanceInWords(order: Props['order'], awaited: Props['awaited']): string {
  const amount = formatPrice(balanceOf(order), 'fr');
  if (order.isBalancePaid) return deskText('order.balanceReceived', { amount });
  if (awaited?.part === 'balance' && awaited.cameCents > 0) {
    const [came, missing] = [awaited.cameCents, awaited.dueCents].map((cents) =>
      formatPrice(cents, 'fr'),
    );
    return deskText('order.balancePart', { amount, came: came ?? '', missing: missing ?? '' });
  }
  return isBalanceDue(order) ? deskText('order.balanceDue', { amount }) : amount;
}
