import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { canBePaid, readOrder } from '@/app/[locale]/orders/read-order';
import { CartNotice } from '@/components/cart/cart-notice';
import { OrderHistory } from '@/components/order/order-history';
import { OrderLines } from '@/components/order/order-lines';
import { OrderSteps } from '@/components/order/order-steps';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Unbroken } from '@/components/ui/unbroken';
import { findInvoice } from '@/db/invoices';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';
import { dayInWords } from '@/lib/shop-day';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).orders.meta;
  return pageMetadata({ path: '/orders', title, description, isPersonal: true });
}

export default async function OrderPage({
  params,
  searchParams,
}: PageProps<'/[locale]/orders/[number]'>) {
  const { number } = await params;
  const { order: token, error } = await searchParams;
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  const order = await readOrder(number, token);
  if (!order) notFound();
  if (order === 'away') return <PageHead title={t('title')} text={t('away')} />;
  const placed = t('placed', { date: dayInWords(order.placedAt, locale) });
  return (
    <>
      <PageHead
        title={<Unbroken text={t('order', { number })} part={number} />}
        text={`${placed} · ${t(`states.${order.state}`)}`}
      />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-14 px-gutter pb-section lg:grid-cols-[1.2fr_1fr]">
        <div className="grid content-start gap-14">
          <CartNotice error={error} done={undefined} wait={undefined} />
          <OrderSteps
            order={order}
            token={typeof token === 'string' ? token : undefined}
            canPay={await canBePaid(order)}
            hasInvoice={(await findInvoice(order.id)) !== undefined}
          />
          <OrderHistory changes={order.changes} />
        </div>
        <OrderLines {...order} />
        <ButtonLink href="/orders" variant="link" prefetch={false} className="justify-self-start">
          {t('all')}
        </ButtonLink>
      </div>
    </>
  );
}
