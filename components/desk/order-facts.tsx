import { deskText, deskWords } from '@/lib/i18n/desk-words';
import { languages, toLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/request';
import type { OrderContact, PaymentProvider } from '@/lib/order';
import { type Fact, Facts } from './facts';
import { OrderState } from './order-state';
import { Day, Moment } from './time';

type Props = {
  order: {
    readonly number: string;
    readonly state: Parameters<typeof OrderState>[0]['state'];
    readonly placedAt: Date;
    readonly email: string | null;
    readonly contact: OrderContact | null;
    readonly language: string;
    readonly method: string;
    readonly instalments: number;
    readonly provider: PaymentProvider;
    readonly providerSession: string | null;
    readonly providerPayment: string | null;
    readonly termsDate: string;
    readonly deliveryDate: string | null;
    readonly deliveredAt: Date | null;
    readonly changes: readonly { readonly note: string | null }[];
    readonly invoice?: { readonly year: number; readonly number: number };
  };
};

/** What is known of an order: its payment, its delivery, its invoice. */
export async function OrderFacts({ order }: Props) {
  const { order: t, providers } = deskWords;
  const methods: Readonly<Record<string, string>> = (await getMessages()).payment.methods;
  const { number, invoice, deliveryDate, deliveredAt, method, instalments } = order;
  const isDisputed = order.changes.some(({ note }) => note === 'disputed');
  const paying = `${methods[method] ?? method}, ${deskText('order.instalments', { count: instalments })}`;
  const facts: readonly Fact[] = [
    [t.state, <OrderState key="state" state={order.state} isDisputed={isDisputed} />],
    [t.placed, <Moment key="placed" at={order.placedAt} />],
    [t.deliveryDate, deliveryDate && <Day day={deliveryDate} />],
    [t.deliveredAt, deliveredAt && <Moment at={deliveredAt} />],
    [
      t.invoice,
      invoice && (
        <a href={`/orders/${number}/invoice`} className="prose-link">
          {invoice.year}-{String(invoice.number).padStart(4, '0')}
        </a>
      ),
    ],
    [t.method, paying],
    [t.provider, providers[order.provider]],
    [t.session, order.providerSession],
    [t.payment, order.providerPayment],
    [t.language, languages[toLocale(order.language)].name],
    [t.terms, <Day key="terms" day={order.termsDate} />],
  ];
  return <Facts title={t.facts} facts={facts} />;
}

/** Who receives an order, as far as the provider passed it on. */
export function OrderCustomer({ order: { email, contact } }: Pick<Props, 'order'>) {
  const { order: t } = deskWords;
  const unknown = <span className="text-muted">{t.unknown}</span>;
  const facts: readonly Fact[] = [
    [t.name, contact?.name ?? unknown],
    [
      t.email,
      email ? (
        <a href={`mailto:${email}`} className="prose-link">
          {email}
        </a>
      ) : (
        unknown
      ),
    ],
    [
      t.phone,
      contact?.phone && (
        <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className="prose-link">
          {contact.phone}
        </a>
      ),
    ],
    [
      t.address,
      contact?.address?.length ? (
        <address className="whitespace-pre-line not-italic">{contact.address.join('\n')}</address>
      ) : (
        unknown
      ),
    ],
  ];
  return <Facts title={t.contact} facts={facts} />;
}
