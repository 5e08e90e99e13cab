import { getTranslations } from 'next-intl/server';
import { Fact } from '@/components/desk/facts';
import type { OrderView } from '@/lib/orders/order-view';
import { billingAddress } from '@/lib/orders/postal-address';
import { AddressLines } from './address-lines';

type Props = { order: Pick<OrderView, 'billing' | 'buyerVatNumber' | 'buyerReference'> };

/** What a company gave for its invoice; nothing where none did. */
export async function OrderBilling({
  order: { billing, buyerVatNumber: vatNumber, buyerReference: reference },
}: Props) {
  if (!billing && !vatNumber && !reference) return null;
  const t = await getTranslations('payment.company');
  return (
    <section aria-labelledby="billing" className="grid content-start gap-6">
      <h2 id="billing" className="text-heading">
        {t('title')}
      </h2>
      <dl className="grid">
        <Fact name={t('name')}>
          {billing && (
            <>
              <bdi>{billing.name}</bdi>
              <AddressLines address={billingAddress(billing)} />
            </>
          )}
        </Fact>
        <Fact name={t('vatNumber')}>{vatNumber && <bdi>{vatNumber}</bdi>}</Fact>
        <Fact name={t('reference')}>{reference && <bdi>{reference}</bdi>}</Fact>
      </dl>
    </section>
  );
}
