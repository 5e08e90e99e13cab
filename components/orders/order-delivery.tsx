import { getTranslations } from 'next-intl/server';
import { Fact } from '@/components/desk/facts';
import type { OrderView } from '@/lib/orders/order-view';
import { storedAddress } from '@/lib/orders/postal-address';
import { AddressLines } from './address-lines';
import { DeliveryDay } from './delivery-day';

type Props = {
  order: OrderView;
  /** Whether this visitor may see who receives it, and where. */
  maySeePerson: boolean;
};

/** When an order is delivered, and to whom. */
export async function OrderDelivery({ order, maySeePerson }: Props) {
  const t = await getTranslations('orders');
  const contact = maySeePerson ? order.contact : null;
  const { name, phone } = contact ?? {};
  const address = storedAddress(contact);
  const isPlaced = address.lines.length > 0 || address.country !== undefined;
  return (
    <section aria-labelledby="delivery" className="grid content-start gap-6">
      <h2 id="delivery" className="text-heading">
        {t('contact')}
      </h2>
      <p className="empty:hidden">
        <DeliveryDay {...order} />
      </p>
      <dl className="grid empty:hidden">
        <Fact name={t('recipient')}>{name && <bdi>{name}</bdi>}</Fact>
        <Fact name={t('postalAddress')}>{isPlaced && <AddressLines address={address} />}</Fact>
        <Fact name={t('phone')}>{phone && <bdi>{phone}</bdi>}</Fact>
      </dl>
    </section>
  );
}
