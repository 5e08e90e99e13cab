import { getTranslations } from 'next-intl/server';
import { cartDeliveryCents } from '@/content/delivery/delivery';

const cartDeliveryEuros = cartDeliveryCents / 100;

/** What delivery costs with each of the two buttons, in columns right above them. */
export async function DeliveryNotes({ add, buy }: { add: string; buy: string }) {
  const t = await getTranslations('detail');
  return (
    <dl className="-mb-6 grid grid-cols-2 items-end gap-3 text-center text-small">
      <div>
        <dt className="sr-only">{add}</dt>
        <dd>{t('cartDelivery', { cartDeliveryEuros })}</dd>
      </div>
      <div>
        <dt className="sr-only">{buy}</dt>
        <dd>{t('directDelivery')}</dd>
      </div>
    </dl>
  );
}

/** What delivery costs with the button of the slim bar, below the price. */
export async function BarNote() {
  const t = await getTranslations('detail');
  return (
    <span className="block font-text text-muted text-small leading-tight">
      {t('cartDeliveryShort', { cartDeliveryEuros })}
    </span>
  );
}
