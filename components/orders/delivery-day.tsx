import { getTranslations } from 'next-intl/server';
import { DeliveryPlan } from '@/components/delivery/delivery-plan';
import { dayInWords, dayOf } from '@/lib/calendar/dates';
import { datedDays } from '@/lib/delivery/dated-days';
import { storedDelivery } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { withArticles } from '@/lib/i18n/articles';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { isUnderWay } from '@/lib/orders/order';
import type { OrderView } from '@/lib/orders/order-view';

/** The day an order was delivered, else the agreed one, else what was planned when it was placed. */
export async function DeliveryDay(order: OrderView) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  const { state, deliveredAt, deliveryDate } = order;
  if (deliveredAt) {
    return withArticles(t('deliveredOn', { date: dayInWords(deliveredAt, locale) }), locale);
  }
  if (state === 'agreed' && deliveryDate) {
    return withArticles(t('deliveryOn', { date: dayInWords(deliveryDate, locale) }), locale);
  }
  const planned = isUnderWay(order.state) ? storedDelivery(order) : undefined;
  if (typeof planned?.days !== 'object') return planned && <DeliveryPlan {...planned} />;
  const delivery = await getTranslations('delivery');
  return delivery('plannedFor', {
    dates: datedDays(planned.days, locale, dayOf(new Date())),
    place: placeName(planned.destination, languages[locale].tag),
  });
}
