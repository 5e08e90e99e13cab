import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Unbroken } from '@/components/ui/unbroken';
import { dayInWords } from '@/lib/calendar/dates';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { withArticles } from '@/lib/i18n/articles';
import { currentLocale } from '@/lib/i18n/request';
import { isBalanceDue } from '@/lib/orders/deposit';
import { isPaidInPart } from '@/lib/orders/order-history';
import type { OrderView } from '@/lib/orders/order-view';
import { OrderBilling } from './order-billing';
import { OrderDelivery } from './order-delivery';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';

type Props = {
  order: OrderView;
  maySeePerson: boolean;
  /** What was given back so far, euro cents. */
  returnedCents: number;
  /** What of its transfer has come and what is missing, where a part has come. */
  part?: AwaitedTransfer;
  /** What is to be done now. */
  children: ReactNode;
};

/** An order: its state, its delivery, what happened, its pieces. */
export async function OrderSheet({ order, maySeePerson, returnedCents, part, children }: Props) {
  const t = await getTranslations('orders');
  const { number, placedAt, state } = order;
  const locale = await currentLocale();
  const stateText = isPaidInPart(order)
    ? t('transfer.partState')
    : isBalanceDue(order) && state === 'paid'
      ? t('deposit.state')
      : t(`states.${state}`);
  const placed = withArticles(t('placed', { date: dayInWords(placedAt, locale) }), locale);
  return (
    <>
      <PageHead
        title={<Unbroken text={t('order', { number })} part={number} />}
        text={`${placed} · ${stateText}`}
      />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-14 px-gutter pb-section lg:grid-cols-[1.2fr_1fr]">
        <div className="grid content-start gap-14">
          {children}
          <OrderDelivery order={order} maySeePerson={maySeePerson} />
          {maySeePerson && <OrderBilling order={order} />}
          <OrderHistory order={order} />
        </div>
        <OrderLines {...order} returnedCents={returnedCents} part={part} />
        <ButtonLink href="/orders" variant="link" prefetch={false} className="justify-self-start">
          {t('all')}
        </ButtonLink>
      </div>
    </>
  );
}
