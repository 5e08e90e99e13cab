import { getTranslations } from 'next-intl/server';
import { OrderSummary } from '@/components/payment/order-summary';
import { PaymentSteps } from '@/components/payment/payment-steps';
import { PieceFirst } from '@/components/payment/piece-first';
import { PageHead } from '@/components/ui/page-head';
import { noticePicture } from '@/lib/guarantee-notice';
import { currentLocale } from '@/lib/i18n/request';
import { isOrderable } from '@/lib/new-order';
import { providerOf } from '@/lib/payment-link';
import { paymentWays } from '@/lib/payment-ways';
import type { Purchase } from '@/lib/purchase';
import type { SearchParams } from '@/lib/search-params';
import { newToken } from '@/lib/token';
import { visitorDeliveries } from '@/lib/visitor-delivery';

/** What is bought and the ways to pay it, or the way to the page that sells it. */
export async function PurchasePage({
  purchase,
  query,
}: {
  purchase: Purchase;
  query: SearchParams;
}) {
  const t = await getTranslations('payment');
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
            ways={paymentWays(providerOf(purchase), purchase.totalCents)}
            noticePicture={noticePicture(await currentLocale())}
          />
        ) : (
          <PieceFirst purchase={purchase} />
        )}
      </div>
    </>
  );
}
