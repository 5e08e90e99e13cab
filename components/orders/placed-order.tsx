import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Unbroken } from '@/components/ui/unbroken';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import type { Received } from '@/lib/orders/order';
import type { OrderView } from '@/lib/orders/order-view';
import { DeliveryDay } from './delivery-day';
import { NextStep } from './next-step';
import { OrderLines } from './order-lines';

type Props = {
  order: OrderView;
  token: string;
  /** The amount received, when it differs from the total. */
  received?: Received;
  /** What of its transfer has come and what is missing, where a part has come. */
  part?: AwaitedTransfer;
};

/** After the payment page: what was ordered, and what happens next. */
export async function PlacedOrder({ order, token, received, part }: Props) {
  const t = await getTranslations('orders');
  const payment = await getTranslations('payment');
  const { number } = order;
  return (
    <section aria-labelledby="placed" className="grid w-full max-w-measure gap-8">
      <h2 id="placed" className="text-title">
        <Unbroken text={t('order', { number })} part={number} />
      </h2>
      <p>
        <NextStep order={order} received={received} part={part} />
      </p>
      <OrderLines {...order} part={part} />
      <p className="text-muted text-small empty:hidden">
        <DeliveryDay {...order} />
      </p>
      <ButtonLink
        href={`/orders/${number}?order=${token}`}
        variant="outline"
        prefetch={false}
        className="justify-self-start"
      >
        {payment('toOrder')}
      </ButtonLink>
    </section>
  );
}
