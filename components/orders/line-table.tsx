import { getFormatter, getTranslations } from 'next-intl/server';
import { vatIn } from '@/lib/delivery/tax';
import { currentLocale } from '@/lib/i18n/request';
import { formatPercent, formatPrice } from '@/lib/money';
import type { OrderLineView } from '@/lib/orders/order-view';

const cell = 'border-line border-b py-3 pe-4 align-top';
const figure = `${cell} text-end lining-nums tabular-nums whitespace-nowrap`;
/** On a phone it stands under the name of the line. */
const wideFigure = `${figure} max-sm:hidden print:table-cell`;

type Props = {
  lines: readonly OrderLineView[];
  deliveryCents: number;
  /** The VAT rate that the prices contain; 0 for an export. */
  vatPercent: number;
};

/** The lines of an invoice or an offer with their options, prices before tax and rates, and delivery where it is paid. */
export async function LineTable({ lines, deliveryCents, vatPercent }: Props) {
  const t = await getTranslations('invoice');
  const orders = await getTranslations('orders');
  const format = await getFormatter();
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const net = (cents: number) => price(cents - vatIn(cents, vatPercent));
  const rate = formatPercent(vatPercent, locale);
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
          <th scope="col" className={wideFigure}>
            {t('rate')}
          </th>
          <th scope="col" className={figure}>
            {vatPercent > 0 ? t('sum') : orders('total')}
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
                <span className="block text-muted">
                  {t('netUnit', { price: net(unitCents), rate })}
                </span>
              </span>
            </th>
            <td className={wideFigure}>{quantity}</td>
            <td className={wideFigure}>{net(unitCents)}</td>
            <td className={wideFigure}>{rate}</td>
            <td className={figure}>{price(unitCents * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
