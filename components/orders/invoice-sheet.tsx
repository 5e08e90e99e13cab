import { getTranslations } from 'next-intl/server';
import { company } from '@/content/house/company';
import { dayInWords } from '@/lib/calendar';
import { currentLocale } from '@/lib/i18n/request';
import type { OrderView } from '@/lib/orders/order-view';
import { LineTable } from './line-table';
import { Party, sellerLines } from './party';
import { Sums } from './sums';

type Props = {
  order: OrderView;
  invoice: { readonly number: string; readonly issuedAt: Date };
};

/** An invoice, on one sheet of paper where it is printed. */
export async function InvoiceSheet({ order, invoice }: Props) {
  const t = await getTranslations('invoice');
  const orders = await getTranslations('orders');
  const locale = await currentLocale();
  const { number, contact, paidWith } = order;
  return (
    <article className="letter mx-auto grid max-w-[60rem] gap-10 px-gutter pt-28 pb-section print:gap-7 print:p-0">
      <header className="grid gap-2">
        <h1 className="text-title">{t('title', { number: invoice.number })}</h1>
        <p className="text-muted">
          {t('issued', { date: dayInWords(invoice.issuedAt, locale) })} ·{' '}
          {orders('order', { number })}
        </p>
      </header>
      <div className="grid gap-8 sm:grid-cols-2">
        <Party title={t('seller')} lines={sellerLines} />
        <Party title={t('buyer')} lines={[contact?.name ?? '', ...(contact?.address ?? [])]} />
      </div>
      <LineTable {...order} />
      <Sums {...order} />
      <footer className="grid gap-2 border-line border-t pt-6 text-muted text-small">
        <p>
          {t('paid', { date: dayInWords(invoice.issuedAt, locale) })}
          {paidWith && ` · ${orders(`paidWithKinds.${paidWith}`)}`}
        </p>
        <p>
          {t('legal', {
            legalName: company.legalName,
            registration: company.registrationNumber,
            vat: company.vatNumber,
          })}
        </p>
        <p className="print:hidden">{t('print')}</p>
      </footer>
    </article>
  );
}
