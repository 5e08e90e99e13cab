import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orderAgain } from '@/app/_actions/payment';
import { FreshPage } from '@/components/islands/fresh-page';
import { OrderSummary } from '@/components/payment/order-summary';
import { PaymentSteps } from '@/components/payment/payment-steps';
import { PieceFirst } from '@/components/payment/piece-first';
import { RequestNotice } from '@/components/payment/request-notice';
import { PageHead } from '@/components/ui/page-head';
import { noticePicture } from '@/lib/guarantee-notice';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { isOrderable } from '@/lib/new-order';
import { providerOf } from '@/lib/payment-link';
import { paymentWays } from '@/lib/payment-ways';
import { pageMetadata } from '@/lib/seo';
import { newToken } from '@/lib/token';
import { visitorDeliveries } from '@/lib/visitor-delivery';
import { readRequest } from './read-request';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).payment.meta;
  return pageMetadata({ path: '/payment', title, description, isPersonal: true });
}

export default async function PaymentPage({ searchParams }: PageProps<'/[locale]/payment'>) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  const query = await searchParams;
  const request = await readRequest(query, locale);
  if (request.state !== 'purchase') {
    return <RequestNotice request={request} query={query} orderAgain={orderAgain} />;
  }
  const { purchase } = request;
  const provider = providerOf(purchase);
  return (
    <>
      <PageHead title={t('title')} />
      <div className="mx-auto flex max-w-page flex-col gap-x-20 gap-y-14 px-gutter pb-section lg:grid lg:grid-cols-[1.4fr_1fr]">
        <OrderSummary
          purchase={purchase}
          delivery={(await visitorDeliveries())(purchase.deliveryWeeks)}
        />
        {isOrderable(purchase) ? (
          <PaymentSteps
            query={query}
            formKey={newToken()}
            totalCents={purchase.totalCents}
            ways={paymentWays(provider, purchase.totalCents)}
            noticePicture={noticePicture(locale)}
          />
        ) : (
          <PieceFirst purchase={purchase} />
        )}
      </div>
      <FreshPage />
    </>
  );
}
