import { getFormatter, getTranslations } from 'next-intl/server';
import { ChoicePicture } from '@/components/catalogue/piece/choice-picture';
import { UnseenOptions } from '@/components/catalogue/piece/unseen-options';
import { findProduct } from '@/lib/catalogue/products';
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

/** The lines of an offer with their pictures and options, prices before tax and rates, and delivery where it is paid. */
export async function LineTable({ lines, deliveryCents, vatPercent }: Props) {
  const t = await getTranslations('invoice');
  const orders = await getTranslations('orders');
  const format = await getFormatter();
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const net = (cents: number) => price(cents - vatIn(cents, vatPercent));
  const rate = formatPercent(vatPercent, locale);
  const rows = [
    ...lines.map(({ productId, optionIds, name, optionNames, quantity, unitCents }) => ({
      name,
      product: productId ? findProduct(productId) : undefined,
      optionIds,
      options: format.list([...optionNames]),
      quantity,
      unitCents,
    })),
    ...(deliveryCents > 0
      ? [
          {
            name: t('delivery'),
            product: undefined,
            optionIds: [],
            options: '',
            quantity: 1,
            unitCents: deliveryCents,
          },
        ]
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
        {rows.map(({ name, product, optionIds, options, quantity, unitCents }) => (
          <tr key={`${name} ${options}`}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              {product && (
                <ChoicePicture
                  product={product}
                  optionIds={optionIds}
                  view="front"
                  alt={name}
                  sizes="6rem"
                  widest={480}
                  className="studio mb-2 aspect-4/5 w-24 object-cover"
                />
              )}
              {name}
              {options && <span className="block text-muted">{options}</span>}
              {product && <UnseenOptions product={product} optionIds={optionIds} view="front" />}
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
