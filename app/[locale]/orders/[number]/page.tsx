import { getTranslations } from 'next-intl/server';
import { requestLink } from '@/app/_actions/links';
import { findCurrentVisitor } from '@/app/[locale]/my-data/read-visitor';
import { orderMetadata } from '@/app/[locale]/orders/order-metadata';
import { canBePaid, readOrder } from '@/app/[locale]/orders/read-order';
import { CartNotice } from '@/components/cart/cart-notice';
import { FreshPage } from '@/components/islands/fresh-page';
import { AskLink } from '@/components/my-data/ask-link';
import { Notice } from '@/components/my-data/notice';
import { ClosedOrder, UnknownOrder } from '@/components/order/no-order';
import { OrderSheet } from '@/components/order/order-sheet';
import { OrderSteps } from '@/components/order/order-steps';
import { PageHead } from '@/components/ui/page-head';
import { findInvoice } from '@/db/invoices';
import { findReceived } from '@/db/order-mails';
import { isOrderNumber } from '@/db/orders';
import { getMessages } from '@/lib/i18n/request';

export const generateMetadata = orderMetadata;

export default async function OrderPage({
  params,
  searchParams,
}: PageProps<'/[locale]/orders/[number]'>) {
  const [{ number }, query] = await Promise.all([params, searchParams]);
  const t = await getTranslations('orders');
  const shown = await readOrder(number, query.order);
  if (shown === 'away') return <PageHead title={t('title')} text={t('away')} />;
  if (!shown && !(await isOrderNumber(number))) return <UnknownOrder />;
  const email = shown?.maySeePerson ? undefined : (await findCurrentVisitor())?.email;
  const link = { back: `/orders/${number}`, email, requestLink };
  if (!shown) return <ClosedOrder {...link} number={number} query={query} />;
  const { order, maySeePerson } = shown;
  const { person } = (await getMessages()).orders;
  return (
    <OrderSheet order={order} maySeePerson={maySeePerson}>
      <CartNotice error={query.error} done={undefined} wait={undefined} />
      <Notice notice={query.notice} wait={query.wait} />
      <OrderSteps
        order={order}
        token={typeof query.order === 'string' ? query.order : undefined}
        isTheirs={maySeePerson}
        canPay={await canBePaid(order)}
        hasInvoice={maySeePerson && (await findInvoice(order.id)) !== undefined}
        received={order.state === 'differs' ? await findReceived(order.id) : undefined}
      />
      {!maySeePerson && <AskLink {...link} words={person} isTyped />}
      <FreshPage state={order.state} />
    </OrderSheet>
  );
}
