import { getFormatter, getTranslations } from 'next-intl/server';
import { ChoicePicture } from '@/components/catalogue/piece/choice-picture';
import { UnseenOptions } from '@/components/catalogue/piece/unseen-options';
import { findProduct } from '@/lib/catalogue/products';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { type PlannedDelivery, storedDestination } from '@/lib/delivery/delivery';
import { vatIn } from '@/lib/delivery/tax';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import type { OrderView } from '@/lib/orders/order-view';
import { Shares } from './shares';

type Props = Pick<OrderView, 'lines' | 'deliveryCents' | 'totalCents' | 'paidWith' | 'vatPercent'> &
  Pick<OrderView, 'state' | 'depositCents' | 'isBalancePaid' | 'nightsCents'> &
  Pick<PlannedDelivery, 'deliveryCountry' | 'deliveryPostcode'> & {
    /** What was given back so far, euro cents. */
    returnedCents?: number;
    /** What of its transfer has come and what is missing, where a part has come. */
    part?: AwaitedTransfer;
  };

/** The pieces of an order with their pictures, what they cost and what they were paid with. */
export async function OrderLines(order: Props) {
  const { lines, deliveryCents, nightsCents, totalCents, paidWith, vatPercent } = order;
  const { returnedCents = 0 } = order;
  const t = await getTranslations('orders');
  const payment = await getTranslations('payment');
  const delivery = await getTranslations('delivery');
  const format = await getFormatter();
  const locale = await currentLocale();
  const rate = vatRateInWords(vatPercent, storedDestination(order), locale);
  return (
    <section aria-labelledby="pieces" className="grid content-start gap-6">
      <h2 id="pieces" className="text-heading">
        {t('pieces')}
      </h2>
      <ul className="grid gap-6">
        {lines.map((line, index) => {
          const product = line.productId ? findProduct(line.productId) : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
            <li key={index} className="grid grid-cols-[6rem_1fr] gap-x-6 sm:grid-cols-[10rem_1fr]">
              {product ? (
                <ChoicePicture
                  product={product}
                  optionIds={line.optionIds}
                  view="front"
                  alt={line.name}
                  sizes="(min-width: 40rem) 10rem, 6rem"
                  widest={960}
                  className="studio aspect-4/5 w-full object-cover"
                />
              ) : (
                <span />
              )}
              <div className="grid content-start gap-1">
                <p className="font-display text-lead">
                  {line.quantity > 1 && `${payment('quantity', { count: line.quantity })} `}
                  {line.name}
                </p>
                {line.optionNames.length > 0 && (
                  <p className="text-muted text-small">{format.list([...line.optionNames])}</p>
                )}
                {product && (
                  <UnseenOptions product={product} optionIds={line.optionIds} view="front" />
                )}
                <p className="lining-nums tabular-nums">
                  {formatPrice(line.unitCents * line.quantity, locale)}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-line border-t pt-6 lining-nums tabular-nums">
        <dt>{payment('delivery')}</dt>
        <dd className="text-end">
          {deliveryCents === 0 ? payment('free') : formatPrice(deliveryCents, locale)}
        </dd>
        {nightsCents > 0 && (
          <>
            <dt>{payment('nights')}</dt>
            <dd className="text-end">{formatPrice(-nightsCents, locale)}</dd>
          </>
        )}
        <dt className="font-display text-lead">{t('total')}</dt>
        <dd className="text-end font-display text-lead">{formatPrice(totalCents, locale)}</dd>
        {vatPercent > 0 ? (
          <>
            <dt className="text-muted text-small">{payment('vat', { rate })}</dt>
            <dd className="text-end text-muted text-small">
              {formatPrice(vatIn(totalCents, vatPercent), locale)}
            </dd>
          </>
        ) : (
          <dd className="col-span-2 text-muted text-small">{delivery('customs')}</dd>
        )}
        {order.depositCents !== null && <Shares {...order} />}
        {returnedCents > 0 && (
          <>
            <dt>{t('returned')}</dt>
            <dd className="text-end">{formatPrice(returnedCents, locale)}</dd>
          </>
        )}
        {paidWith && (
          <>
            <dt>{t('paidWith')}</dt>
            <dd className="text-end">{t(`paidWithKinds.${paidWith}`)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
