import { getTranslations } from 'next-intl/server';
import { company } from '@/content/house/company';
import { dayInWords } from '@/lib/calendar';
import { storedDestination } from '@/lib/delivery/delivery';
import { currentLocale } from '@/lib/i18n/request';
import { formatRoundPrice } from '@/lib/money';
import type { OrderView } from '@/lib/orders/order-view';
import { Buyer } from './buyer';
import { LineTable } from './line-table';
import { Seller } from './party';
import { Sums } from './sums';

type Props = {
  order: OrderView;
  invoice: { readonly number: string; readonly issuedAt: Date };
};

/**
 * An invoice, on one sheet of paper where it is printed. What it names: articles L. 441-9 and R. 123-238 of the code de
 * commerce, and 242 nonies A of annexe II to the code général des impôts (price before tax and rate of each line, day of
 * the delivery).
 */
export async function InvoiceSheet({ order, invoice }: Props) {
  const t = await getTranslations('invoice');
  const orders = await getTranslations('orders');
  const locale = await currentLocale();
  const { number, paidWith } = order;
  return (
    <article className="letter mx-auto grid max-w-[60rem] gap-10 px-gutter pt-28 pb-section print:gap-7 print:p-0">
      <header className="grid gap-2">
        <h1 className="text-title">{t('title', { number: invoice.number })}</h1>
        <p className="text-muted">
          {t('issued', { date: dayInWords(invoice.issuedAt, locale) })} ·{' '}
          {orders('order', { number })} · <Delivered {...order} />
        </p>
      </header>
      <div className="grid gap-8 sm:grid-cols-2">
        <Seller title={t('seller')} />
        <Buyer order={order} />
      </div>
      <LineTable {...order} />
      <Sums {...order} destination={storedDestination(order)} />
      <footer className="grid gap-2 border-line border-t pt-6 text-muted text-small">
        <p>
          {t('paid', { date: dayInWords(invoice.issuedAt, locale) })}
          {paidWith && ` · ${orders(`paidWithKinds.${paidWith}`)}`}
        </p>
        <p>
          {t('legal', {
            legalName: company.legalName,
            capital: formatRoundPrice(company.capitalEuros * 100, locale),
            registration: company.registrationNumber,
            vat: company.vatNumber,
          })}
        </p>
        <p className="print:hidden">{t('print')}</p>
      </footer>
    </article>
  );
}

/** When the order was delivered, or that it is to be. */
async function Delivered({
  deliveredAt,
  deliveryDate,
}: Pick<OrderView, 'deliveredAt' | 'deliveryDate'>) {
  const t = await getTranslations('invoice');
  const locale = await currentLocale();
  if (deliveredAt) return t('delivered', { date: dayInWords(deliveredAt, locale) });
  if (deliveryDate) return t('toDeliverOn', { date: dayInWords(deliveryDate, locale) });
  return t('toDeliver');
}
