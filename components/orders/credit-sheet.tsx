import { getTranslations } from 'next-intl/server';
import { company } from '@/content/house/company';
import { dayInWords } from '@/lib/calendar';
import type { RefundKind } from '@/lib/checkout/refund';
import { storedDestination } from '@/lib/delivery/delivery';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice, formatRoundPrice } from '@/lib/money';
import type { OrderView } from '@/lib/orders/order-view';
import { Buyer } from './buyer';
import { Seller } from './party';

type Paper = { readonly number: string; readonly issuedAt: Date };
type Props = {
  order: OrderView;
  invoice: Paper;
  credit: Paper & {
    readonly kind: RefundKind;
    readonly cents: number;
    readonly vatCents: number;
  };
};

/**
 * A credit note (« avoir »), on one sheet of paper where it is printed. It names its invoice, which it leaves as it is:
 * articles 272, 1 and 289, I, 5 of the code général des impôts.
 */
export async function CreditSheet({ order, invoice, credit }: Props) {
  const t = await getTranslations('invoice');
  const orders = await getTranslations('orders');
  const offer = await getTranslations('offer');
  const locale = await currentLocale();
  const { vatPercent } = order;
  const price = (cents: number) => formatPrice(cents, locale);
  const rate = vatRateInWords(vatPercent, storedDestination(order), locale);
  return (
    <article
      id={credit.number}
      className="letter mx-auto grid max-w-[60rem] gap-10 px-gutter pt-28 pb-section print:break-after-page print:gap-7 print:p-0"
    >
      <header className="grid gap-2">
        <h1 className="text-title">{orders('credit.title', { number: credit.number })}</h1>
        <p className="text-muted">
          {orders('credit.issued', { date: dayInWords(credit.issuedAt, locale) })} ·{' '}
          {orders('credit.of', {
            invoice: invoice.number,
            date: dayInWords(invoice.issuedAt, locale),
          })}{' '}
          · {orders('order', { number: order.number })}
        </p>
      </header>
      <div className="grid gap-8 sm:grid-cols-2">
        <Seller title={t('seller')} />
        <Buyer order={order} />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-2 border-line border-t pt-6 lining-nums tabular-nums">
        <dt className="col-span-2 pb-4 font-display text-lead">
          {orders(`credit.kinds.${credit.kind}`)}
        </dt>
        <dt>{t('net')}</dt>
        <dd className="text-end">{price(credit.cents - credit.vatCents)}</dd>
        <dt>{t('vat', { rate })}</dt>
        <dd className="text-end">{price(credit.vatCents)}</dd>
        <dt className="font-display text-lead">{orders('credit.total')}</dt>
        <dd className="text-end font-display text-lead">{price(credit.cents)}</dd>
        {vatPercent === 0 && <dd className="col-span-2 text-muted text-small">{t('exempt')}</dd>}
      </dl>
      <p className="border-line border-t pt-6 text-muted text-small">
        {offer('legal', {
          legalName: company.legalName,
          capital: formatRoundPrice(company.capitalEuros * 100, locale),
          registration: company.registrationNumber,
          vat: company.vatNumber,
        })}
      </p>
    </article>
  );
}
