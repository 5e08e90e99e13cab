import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PaymentNotice } from '@/components/checkout/payment-notice';
import { BalanceSheet } from '@/components/orders/balance-sheet';
import { PageHead } from '@/components/ui/page-head';
import { findPartTransfer } from '@/db/orders/transfers';
import { bankAccount } from '@/lib/checkout/transfer/bank-account';
import { balancePath } from '@/lib/orders/balance-path';
import { isBalanceDue } from '@/lib/orders/deposit';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readBalance } from '@/use-cases/orders/read-balance';

type Props = PageProps<'/[locale]/balance/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ path: balancePath((await params).token), words: 'orders' });
}

export default async function BalancePage({ params, searchParams }: Props) {
  const [{ token }, { error, wait }] = await Promise.all([params, searchParams]);
  const order = await readBalance(token);
  const t = await getTranslations('orders');
  if (order === 'away') return <PageHead title={t('title')} text={t('away')} />;
  if (!order) {
    const link = { href: '/orders', label: t('all') };
    return (
      <PaymentNotice title={t('balance.unknown')} text={t('balance.unknownText')} link={link} />
    );
  }
  if (!isBalanceDue(order)) {
    const link = { href: `/orders/${order.number}`, label: t('backToOrder') };
    return <PaymentNotice title={t('balance.none')} text={t('balance.noneText')} link={link} />;
  }
  const hasTransfer = order.provider === 'transfer' || bankAccount() !== undefined;
  return (
    <BalanceSheet
      order={order}
      token={token}
      error={error}
      wait={wait}
      hasTransfer={hasTransfer}
      part={await findPartTransfer(order)}
    />
  );
}
