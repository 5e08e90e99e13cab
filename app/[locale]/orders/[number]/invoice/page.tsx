import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { readOrder } from '@/app/[locale]/orders/read-order';
import { InvoiceSheet } from '@/components/order/invoice-sheet';
import { PageHead } from '@/components/ui/page-head';
import { findInvoice } from '@/db/invoices';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).orders.meta;
  return pageMetadata({ path: '/orders', title, description, isPersonal: true });
}

export default async function InvoicePage({
  params,
  searchParams,
}: PageProps<'/[locale]/orders/[number]/invoice'>) {
  const { number } = await params;
  const { order: token } = await searchParams;
  const order = await readOrder(number, token);
  if (order === 'away') {
    const t = await getTranslations('orders');
    return <PageHead title={t('title')} text={t('away')} />;
  }
  const invoice = order && (await findInvoice(order.id));
  if (!order || !invoice) notFound();
  return <InvoiceSheet order={order} invoice={invoice} />;
}
