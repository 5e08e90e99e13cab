import { getTranslations } from 'next-intl/server';
import { OrderLines } from '@/components/order/order-lines';
import { ButtonLink } from '@/components/ui/button-link';
import { Unbroken } from '@/components/ui/unbroken';
import type { OrderView } from '@/lib/order-view';

/** After the payment page: what was ordered, and what happens next. */
export async function PlacedOrder({ order, token }: { order: OrderView; token: string }) {
  const t = await getTranslations('orders');
  const { number, state } = order;
  return (
    <section aria-labelledby="placed" className="grid w-full max-w-measure gap-8">
      <h2 id="placed" className="text-title">
        <Unbroken text={t('order', { number })} part={number} />
      </h2>
      <p>{t(`next.${state}`)}</p>
      <OrderLines {...order} />
      <ButtonLink
        href={`/orders/${number}?order=${token}`}
        variant="outline"
        prefetch={false}
        className="justify-self-start"
      >
        {t('history')}
      </ButtonLink>
    </section>
  );
}
