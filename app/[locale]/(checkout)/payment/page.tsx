import { orderAgain } from '@/app/_actions/payment';
import { RequestNotice } from '@/components/checkout/request-notice';
import { FreshPage } from '@/components/ui/browser/fresh-page.client';
import { currentLocale } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readRequest } from '@/use-cases/checkout/read-request';
import { PurchasePage } from './purchase-page';

export const generateMetadata = () => pageMetadata({ path: '/payment', words: 'payment' });

export default async function PaymentPage({ searchParams }: PageProps<'/[locale]/payment'>) {
  const query = await searchParams;
  const request = await readRequest(query, await currentLocale());
  return (
    <>
      {request.state === 'purchase' ? (
        <PurchasePage purchase={request.purchase} query={query} />
      ) : (
        <RequestNotice request={request} query={query} orderAgain={orderAgain} />
      )}
      <FreshPage state={request.state} />
    </>
  );
}
