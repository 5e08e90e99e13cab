import { getFormatter, getTranslations } from 'next-intl/server';
import { company } from '@/content/company';
import { vatPercent } from '@/content/delivery';
import { currentLocale } from '@/lib/i18n/request';
import { formatPercent, formatPrice } from '@/lib/money';
import type { OrderView } from '@/lib/order-view';
import { vatIn } from '@/lib/payment';
import { dayInWords } from '@/lib/shop-day';

type Props = {
  order: OrderView;
  invoice: { readonly number: string; readonly issuedAt: Date };
};

const cell = 'border-line border-b py-3 pe-4 align-top';
const figure = `${cell} text-end lining-nums tabular-nums whitespace-nowrap`;
/** On a phone it stands under the name of the line. */
const wideFigure = `${figure} max-sm:hidden print:table-cell`;

/** An invoice, on one sheet of paper where it is printed. */
export async function InvoiceSheet({ order, invoice }: Props) {
  const t = await getTranslations('invoice');
  const orders = await getTranslations('orders');
  const format = await getFormatter();
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const { number, lines, deliveryCents, totalCents, contact } = order;
  const vatCents = vatIn(totalCents);
  const rows = [
    ...lines.map(({ name, optionNames, quantity, unitCents }) => ({
      name,
      options: format.list([...optionNames]),
      quantity,
      unitCents,
    })),
    ...(deliveryCents > 0
      ? [{ name: t('delivery'), options: '', quantity: 1, unitCents: deliveryCents }]
      : []),
  ];
  return (
    <article className="mx-auto grid max-w-[60rem] gap-10 px-gutter pt-28 pb-section print:p-0">
      <header className="grid gap-2">
        <h1 className="text-title">{t('title', { number: invoice.number })}</h1>
        <p className="text-muted">
          {t('issued', { date: dayInWords(invoice.issuedAt, locale) })} ·{' '}
          {orders('order', { number })}
        </p>
      </header>
      <div className="grid gap-8 sm:grid-cols-2">
        <Party
          title={t('seller')}
          lines={[
            company.legalName,
            company.street,
            `${company.postalCode} ${company.city}`,
            company.siret,
          ]}
        />
        <Party title={t('buyer')} lines={[contact?.name ?? '', ...(contact?.address ?? [])]} />
      </div>
      <table className="w-full text-small">
        <thead>
          <tr className="text-start">
            <th scope="col" className={`${cell} text-start`}>
              {t('line')}
            </th>
            <th scope="col" className={wideFigure}>
              {t('quantity')}
            </th>
            <th scope="col" className={wideFigure}>
              {t('unit')}
            </th>
            <th scope="col" className={figure}>
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, options, quantity, unitCents }) => (
            <tr key={`${name} ${options}`}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {name}
                {options && <span className="block text-muted">{options}</span>}
                <span className="block lining-nums sm:hidden print:hidden">
                  {quantity} × {price(unitCents)}
                </span>
              </th>
              <td className={wideFigure}>{quantity}</td>
              <td className={wideFigure}>{price(unitCents)}</td>
              <td className={figure}>{price(unitCents * quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-2 justify-self-end lining-nums tabular-nums">
        <dt>{t('net')}</dt>
        <dd className="text-end">{price(totalCents - vatCents)}</dd>
        <dt>{t('vat', { rate: formatPercent(vatPercent, locale) })}</dt>
        <dd className="text-end">{price(vatCents)}</dd>
        <dt className="font-display text-lead">{t('due')}</dt>
        <dd className="text-end font-display text-lead">{price(totalCents)}</dd>
      </dl>
      <footer className="grid gap-2 border-line border-t pt-6 text-muted text-small">
        <p>{t('paid', { date: dayInWords(invoice.issuedAt, locale) })}</p>
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

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-label text-muted uppercase">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
