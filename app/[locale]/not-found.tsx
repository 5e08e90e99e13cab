import { getTranslations } from 'next-intl/server';
import { PaymentNotice } from '@/components/checkout/payment-notice';

// Next takes the title of an answer with the status 404 from here.
export { generateMetadata } from './[...rest]/page';

/**
 * The shop's words wherever a page calls `notFound`. Next writes them with scripts only, so what the server can know
 * to be missing (`server/request/missing.ts`) is said by the pages themselves.
 */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  const link = { href: '/', label: t('home') };
  return <PaymentNotice title={t('title')} text={t('description')} link={link} />;
}
