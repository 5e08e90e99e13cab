import { getMessages, getTranslations } from 'next-intl/server';
import { basketFee } from '@/lib/delivery/basket-fee';
import { currentLocale } from '@/lib/i18n/request';

/** What delivery costs with the button that adds to the cart, with the one that buys at once, and in few words. */
export async function deliveryNotes() {
  const t = await getTranslations('detail');
  const { delivery } = await getMessages();
  const { whole, short } = basketFee(delivery.basketFee, 1, await currentLocale());
  return { add: whole, buy: t('directDelivery'), short };
}
