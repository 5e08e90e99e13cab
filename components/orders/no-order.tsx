import { getTranslations } from 'next-intl/server';
import { AskLink } from '@/components/account/ask-link';
import { Notice } from '@/components/account/notice';
import { PaymentNotice } from '@/components/checkout/payment-notice';
import { PageHead } from '@/components/ui/page-head';
import { Unbroken } from '@/components/ui/unbroken';
import type { FaultsAction } from '@/lib/action';
import type { SearchParams } from '@/lib/search-params';

/** For a number that no order has; the server has given it the status 404. */
export async function UnknownOrder() {
  const t = await getTranslations('orders');
  const link = { href: '/orders', label: t('all') };
  return <PaymentNotice title={t('unknown')} text={t('unknownText')} link={link} />;
}

/** For an order that has no invoice yet; the server has given it the status 404. */
export async function NoInvoice({ number }: { number: string }) {
  const t = await getTranslations('orders');
  const link = { href: `/orders/${number}`, label: t('backToOrder') };
  return <PaymentNotice title={t('noInvoice.title')} text={t('noInvoice.text')} link={link} />;
}

/** For an order without credit notes. */
export async function NoCredit({ number }: { number: string }) {
  const t = await getTranslations('orders');
  const link = { href: `/orders/${number}`, label: t('backToOrder') };
  return <PaymentNotice title={t('credit.none')} text={t('credit.noneText')} link={link} />;
}

type Props = {
  number: string;
  /** Page that shows this, and that the link leads back to. */
  back: string;
  /** Address of this device's session. */
  email?: string;
  requestLink: FaultsAction;
  query: SearchParams;
};

/** For visitors with the number of an order but no proof that it is theirs: the form that sends a link. */
export async function ClosedOrder({ number, back, email, requestLink, query }: Props) {
  const t = await getTranslations('orders');
  const words = { title: t('ask.title'), text: t('ask.text') };
  return (
    <>
      <PageHead title={<Unbroken text={t('order', { number })} part={number} />} />
      <div className="mx-auto grid max-w-page gap-14 px-gutter pb-section">
        <Notice notice={query.notice} wait={query.wait} />
        <AskLink words={words} back={back} email={email} isTyped requestLink={requestLink} />
      </div>
    </>
  );
}
