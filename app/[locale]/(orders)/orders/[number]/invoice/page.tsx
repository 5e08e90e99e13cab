import { getTranslations } from 'next-intl/server';
import { requestLink } from '@/app/_actions/links';
import { orderMetadata } from '@/app/[locale]/(orders)/orders/order-metadata';
import { ClosedOrder, NoInvoice, UnknownOrder } from '@/components/orders/no-order';
import { PaperPage } from '@/components/orders/paper-page';
import { PageHead } from '@/components/ui/page-head';
import { isOrderNumber } from '@/db/orders/orders';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { paperPath } from '@/lib/orders/papers/paper';
import { sheetOf } from '@/lib/orders/papers/paper-sheet';
import { preparePapers } from '@/lib/orders/papers/write-paper';
import { findCurrentVisitor } from '@/use-cases/account/read-visitor';
import { listInvoicePapers } from '@/use-cases/orders/find-paper';
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
  const papers = await listInvoicePapers(shown.order);
  if (papers.length === 0) return <NoInvoice number={number} />;
  preparePapers();
  const locale = await currentLocale();
  const messages = await getMessages();
  return papers.map((paper) => (
    <PaperPage
      key={paper.number}
      id={paper.number}
      sheet={sheetOf(paper, messages, locale)}
      file={localePath(locale, paperPath(paper))}
    />
  ));
}
