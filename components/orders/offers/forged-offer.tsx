import { getTranslations } from 'next-intl/server';
import { PaymentNotice } from '@/components/checkout/payment-notice';

/**
 * For an address that names no offer: it was changed or cut, or the offer is no longer kept. The server has given it the
 * status 404.
 */
export async function ForgedOffer() {
  const t = await getTranslations('offer');
  return (
    <PaymentNotice
      title={t('forged')}
      text={t('forgedText')}
      link={{ href: '/gallery', label: t('pieces') }}
    />
  );
}
