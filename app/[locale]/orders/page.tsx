import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readVisitor } from '@/app/[locale]/my-data/read-visitor';
import { OrderList } from '@/components/order/order-list';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { listOrders } from '@/db/orders';
import { getMessages } from '@/lib/i18n/request';
import { log } from '@/lib/log';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).orders.meta;
  return pageMetadata({ path: '/orders', title, description, isPersonal: true });
}

/** The orders of a proven address; `undefined` without a database. */
async function ordersOf(email: string) {
  try {
    return await listOrders(email);
  } catch (error) {
    log().error(error, 'reading orders failed');
    return undefined;
  }
}

export default async function OrdersPage() {
  const t = await getTranslations('orders');
  const { visitor, isAway } = await readVisitor();
  const orders = visitor?.isProven ? await ordersOf(visitor.email) : [];
  return (
    <>
      <PageHead title={t('title')} text={visitor?.isProven ? t('intro') : undefined} />
      <div className="mx-auto grid max-w-page justify-items-start gap-10 px-gutter pb-section">
        {isAway || !orders ? (
          <p role="status">{t('away')}</p>
        ) : visitor?.isProven ? (
          <OrderList orders={orders} />
        ) : (
          <>
            <p className="max-w-measure">{t('prove')}</p>
            <ButtonLink href="/my-data" prefetch={false} size="lg">
              {t('proveLink')}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
}
