import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { Fact, Facts } from '@/components/desk/facts';
import { dayInWords } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { OrderWay } from '@/lib/desk/forms/asked-order';
import { languages, toLocale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { OrderContact } from '@/lib/orders/order';
import { addressLines, storedAddress } from '@/lib/orders/postal-address';

type Props = {
  order: PlainAction;
  /** Of this page: sent twice, it is one order. */
  id: string;
  offer: { readonly number: string; readonly totalCents: number; readonly language: string };
  asked: {
    readonly email: string;
    readonly contact: OrderContact;
    readonly paidWith: OrderWay;
    readonly receivedOn: string;
    readonly remark?: string;
  };
  /** What was typed, by the names of its fields. */
  typed: Readonly<Record<string, string>>;
};

/** An order by telephone as it will be written, and the mail that leaves with it: the only button that writes it. */
export function OrderPreview({ order, id, offer, asked, typed }: Props) {
  const { orderOffer: t } = deskWords;
  const { email, contact, paidWith, receivedOn, remark } = asked;
  const total = formatPrice(offer.totalCents, 'fr');
  const kind = paidWith === 'awaited' ? 'awaited' : 'paid';
  const language = languages[toLocale(offer.language)].name;
  return (
    <section className="grid content-start gap-6 border-gold border-s-2 bg-paper p-6">
      <Facts title={t.preview}>
        <Fact name={t.total}>{total}</Fact>
        <Fact name={t.name}>{contact.name}</Fact>
        <Fact name={t.email}>{email}</Fact>
        <Fact name={t.phone}>{contact.phone}</Fact>
        <Fact name={t.address}>
          {addressLines(storedAddress(contact), 'fr').map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact name={t.paidWith}>{t.ways[paidWith]}</Fact>
        <Fact name={t.receivedOn}>{kind === 'paid' && dayInWords(receivedOn, 'fr')}</Fact>
        <Fact name={t.remark}>{remark}</Fact>
      </Facts>
      <p className="wrap-anywhere max-w-measure">
        {deskText(`orderOffer.leaves.${kind}`, { email, language })}
      </p>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-4">
        <DeskForm
          action={order}
          fields={{ ...typed, id, number: offer.number, confirmed: '1' }}
          button={deskText(`orderOffer.buttons.${kind}`, { total })}
          size="lg"
        />
        <a href="#order" className="prose-link">
          {t.change}
        </a>
      </div>
    </section>
  );
}
