import { getTranslations } from 'next-intl/server';
import { requestLink } from '@/app/_actions/links';
import { orderMetadata } from '@/app/[locale]/(orders)/orders/order-metadata';
import { CreditSheet } from '@/components/orders/credit-sheet';
import { ClosedOrder, NoCredit, UnknownOrder } from '@/components/orders/no-order';
import { PageHead } from '@/components/ui/page-head';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { findInvoice } from '@/db/orders/invoices';
import { isOrderNumber } from '@/db/orders/orders';
import { findCurrentVisitor } from '@/use-cases/account/read-visitor';
import { readOrder } from '@/use-cases/orders/read-order';

export const generateMetadata = orderMetadata;

export default async function CreditNotesPage({
  params,
  searchParams,
}: PageProps<'/[locale]/orders/[number]/credit-notes'>) {
  const [{ number }, query] = await Promise.all([params, searchParams]);
  const shown = await readOrder(number, query.order);
  if (shown === 'away') {
    const t = await getTranslations('orders');
    return <PageHead title={t('title')} text={t('away')} />;
  }
  if (!shown && !(await isOrderNumber(number))) return <UnknownOrder />;
  if (!shown?.maySeePerson) {
    const link = { back: `/orders/${number}/credit-notes`, requestLink, number, query };
    return <ClosedOrder {...link} email={(await findCurrentVisitor())?.email} />;
  }
  const { order } = shown;
  const [invoice, credits] = [await findInvoice(order.id), await listCreditNotes(order.id)];
  if (!invoice || credits.length === 0) return <NoCredit number={number} />;
  return credits.map((credit) => (
    <CreditSheet key={credit.number} order={order} invoice={invoice} credit={credit} />
  ));
}
