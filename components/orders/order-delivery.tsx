import { getTranslations } from 'next-intl/server';
import { Fact } from '@/components/desk/facts';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import type { OrderView } from '@/lib/orders/order-view';
import { addressLines, storedAddress } from '@/lib/orders/postal-address';
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
  const { tag } = languages[await currentLocale()];
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
        <Fact name={t('postalAddress')}>
          {addressLines(storedAddress(contact), tag).map((line) => (
            <span key={line} className="block">
              <bdi>{line}</bdi>
            </span>
          ))}
        </Fact>
        <Fact name={t('phone')}>{phone && <bdi>{phone}</bdi>}</Fact>
      </dl>
    </section>
  );
}
