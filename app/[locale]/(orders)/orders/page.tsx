import { getTranslations } from 'next-intl/server';
import { requestLink } from '@/app/_actions/links';
import { AskLink } from '@/components/account/ask-link';
import { Notice } from '@/components/account/notice';
import { OrderList } from '@/components/orders/order-list';
import { PageHead } from '@/components/ui/page-head';
import { listOrders } from '@/db/orders/orders';
import type { ProvenEmail } from '@/lib/account/proof';
import { log } from '@/lib/process/log';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readVisitor } from '@/use-cases/account/read-visitor';

export const generateMetadata = () => pageMetadata({ path: '/orders', words: 'orders' });

/** The orders of a proven address; `undefined` without a database. */
async function ordersOf(owner: ProvenEmail) {
  try {
    return await listOrders(owner);
  } catch (error) {
    log().error(error, 'reading orders failed');
    return undefined;
  }
}

export default async function OrdersPage({ searchParams }: PageProps<'/[locale]/orders'>) {
  const { notice, wait } = await searchParams;
  const t = await getTranslations('orders');
  const { visitor, proven, isAway } = await readVisitor();
  const orders = proven ? await ordersOf(proven) : [];
  return (
    <>
      <PageHead title={t('title')} text={proven ? t('intro') : undefined} />
      <div className="mx-auto grid max-w-page justify-items-start gap-10 px-gutter pb-section">
        <Notice notice={notice} wait={wait} />
        {isAway || !orders ? (
          <p role="status">{t('away')}</p>
        ) : proven ? (
          <OrderList orders={orders} />
        ) : (
          <AskLink
            words={{ title: t('ask.title'), text: t('prove') }}
            back="/orders"
            email={visitor?.email}
            requestLink={requestLink}
          />
        )}
      </div>
    </>
  );
}
