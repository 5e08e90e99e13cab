import { getTranslations } from 'next-intl/server';
import { DeliveryPlan } from '@/components/delivery/delivery-plan';
import { dayInWords } from '@/lib/calendar';
import { storedDelivery } from '@/lib/delivery/delivery';
import { currentLocale } from '@/lib/i18n/request';
import type { OrderView } from '@/lib/orders/order-view';

/** The day an order was delivered, else the agreed one, else what was planned when it was placed. */
export async function DeliveryDay(order: OrderView) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  const { state, deliveredAt, deliveryDate } = order;
  if (deliveredAt) return t('deliveredOn', { date: dayInWords(deliveredAt, locale) });
  if (state === 'agreed' && deliveryDate) {
    return t('deliveryOn', { date: dayInWords(deliveryDate, locale) });
  }
  const planned = isUnderWay(order) ? storedDelivery(order) : undefined;
  return planned && <DeliveryPlan {...planned} />;
}

/** Whether an order is still to be delivered. */
const isUnderWay = ({ state }: OrderView) =>
  ['awaiting', 'differs', 'paid', 'workshop', 'ready'].includes(state);
