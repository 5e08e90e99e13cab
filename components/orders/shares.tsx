import { getTranslations } from 'next-intl/server';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { balanceOf, firstCentsOf } from '@/lib/orders/deposit';
import { unpaidStates } from '@/lib/orders/order';
import type { OrderView } from '@/lib/orders/order-view';

type Props = Pick<OrderView, 'totalCents' | 'depositCents' | 'isBalancePaid' | 'state'> & {
  /** What of its transfer has come and what is missing, where a part has come. */
  part?: AwaitedTransfer;
};

/** Rows of the two parts in which an order is paid, and what is paid of them. */
export async function Shares({ part, ...order }: Props) {
  const t = await getTranslations('orders.deposit');
  const locale = await currentLocale();
  const isUnpaid = unpaidStates.includes(order.state);
  return (
    <>
      <dt>{isUnpaid ? t('depositDue') : t('depositPaid')}</dt>
      <dd className="text-end">{formatPrice(firstCentsOf(order), locale)}</dd>
      <dt>{order.isBalancePaid ? t('balancePaid') : t('balanceDue')}</dt>
      <dd className="text-end">{formatPrice(balanceOf(order), locale)}</dd>
      {part?.part === 'balance' && (
        <>
          <dt>{t('balanceCame')}</dt>
          <dd className="text-end">{formatPrice(part.cameCents, locale)}</dd>
          <dt>{t('balanceMissing')}</dt>
          <dd className="text-end">{formatPrice(part.dueCents, locale)}</dd>
        </>
      )}
    </>
  );
}
