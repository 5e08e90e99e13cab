import { getTranslations } from 'next-intl/server';
import { cartDeliveryCents } from '@/content/delivery/delivery';

const cartDeliveryEuros = cartDeliveryCents / 100;

/** What delivery costs with the button that adds to the cart, with the one that buys at once, and in few words. */
export async function deliveryNotes() {
  const t = await getTranslations('detail');
  return {
    add: t('cartDelivery', { cartDeliveryEuros }),
    buy: t('directDelivery'),
    short: t('cartDeliveryShort', { cartDeliveryEuros }),
  };
}
