import { getTranslations } from 'next-intl/server';
import { requestLink } from '@/app/_actions/links';
import { orderMetadata } from '@/app/[locale]/(orders)/orders/order-metadata';
import { InvoiceSheet } from '@/components/orders/invoice-sheet';
import { ClosedOrder, NoInvoice, UnknownOrder } from '@/components/orders/no-order';
import { PageHead } from '@/components/ui/page-head';
import { findInvoice } from '@/db/orders/invoices';
import { isOrderNumber } from '@/db/orders/orders';
import { findCurrentVisitor } from '@/use-cases/account/read-visitor';
import { readOrder } from '@/use-cases/orders/read-order';

export const generateMetadata = orderMetadata;

export default async function InvoicePage({
  params,
  searchParams,
}: PageProps<'/[locale]/orders/[number]/invoice'>) {
  const [{ number }, query] = await Promise.all([params, searchParams]);
  const shown = await readOrder(number, query.order);
  if (shown === 'away') {
    const t = await getTranslations('orders');
    return <PageHead title={t('title')} text={t('away')} />;
  }
  if (!shown && !(await isOrderNumber(number))) return <UnknownOrder />;
  if (!shown?.maySeePerson) {
    const link = { back: `/orders/${number}/invoice`, requestLink, number, query };
    return <ClosedOrder {...link} email={(await findCurrentVisitor())?.email} />;
  }
  const invoice = await findInvoice(shown.order.id);
  return invoice ? (
    <InvoiceSheet order={shown.order} invoice={invoice} />
  ) : (
    <NoInvoice number={number} />
  );
}
