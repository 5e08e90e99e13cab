import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/request';
import { formatAmount, formatPrice } from '@/lib/money';
import { isPayable, type Received } from '@/lib/orders/order';
import type { OrderView } from '@/lib/orders/order-view';

type Props = {
  order: OrderView;
  /** The amount received, when it differs from the total. */
  received?: Received;
  /** Whether it awaits payment, and its offer, if it has one, is open. */
  canPay?: boolean;
};

/** What happens next with an order, in a sentence. */
export async function NextStep({ order, received, canPay = true }: Props) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  const { state, provider, totalCents } = order;
  if (isPayable(state) && !canPay) return t('offerClosed');
  if (isPayable(state) && provider === 'demonstration') return t('demonstration');
  if (state === 'differs' && received) {
    return t('amountDiffers', {
      received: formatAmount(received, locale),
      due: formatPrice(totalCents, locale),
    });
  }
  return t(`next.${state}`);
}
