import { getTranslations } from 'next-intl/server';
import type { OrderView } from '@/lib/orders/order-view';
import { Party } from './party';

/** Who buys, as invoices and credit notes name them, with what a company gave for them. */
export async function Buyer({ order }: { order: OrderView }) {
  const t = await getTranslations('invoice');
  const { contact, buyerVatNumber, buyerReference } = order;
  const lines = [
    contact?.name ?? '',
    ...(contact?.address ?? []),
    buyerVatNumber ? t('buyerVat', { number: buyerVatNumber }) : '',
    buyerReference ? t('reference', { reference: buyerReference }) : '',
  ];
  return <Party title={t('buyer')} lines={lines} />;
}
