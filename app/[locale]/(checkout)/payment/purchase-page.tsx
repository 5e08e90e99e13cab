import { getTranslations } from 'next-intl/server';
import { chooseDestination } from '@/app/_actions/payment';
import { OrderSummary } from '@/components/checkout/order-summary';
import { PaymentSteps } from '@/components/checkout/payment-steps';
import { PieceFirst } from '@/components/checkout/piece-first';
import { PageHead } from '@/components/ui/page-head';
import { newToken } from '@/lib/account/token';
import { isOrderable } from '@/lib/checkout/new-order';
import { providerOf } from '@/lib/checkout/payment-link';
import { billingFaults, buyerFaults, isFieldCode } from '@/lib/checkout/payment-page/field-faults';
import { readTyped } from '@/lib/checkout/payment-page/typed-fields';
import { paymentWays } from '@/lib/checkout/payment-ways';
import { type Purchase, soldPlaceOf } from '@/lib/checkout/purchase';
import { noticePicture } from '@/lib/house/guarantee-notice';
import { currentLocale } from '@/lib/i18n/request';
import type { SearchParams } from '@/lib/search-params';
import { findAlike } from '@/use-cases/checkout/place-order';
import { readFullDays } from '@/use-cases/delivery/read-full-days';
import { buyerOfOffer } from '@/use-cases/orders/read-offer';

/** The purchase and its payment methods, or a link to the page that sells the piece. */
export async function PurchasePage({
  purchase,
  query,
}: {
  purchase: Purchase;
  query: SearchParams;
}) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  const { destination, offer } = purchase;
  // Who pays an offer is known already, until they type otherwise.
  const known = offer ? await buyerOfOffer(offer.id) : {};
  const typed = query.error ? await readTyped() : known;
  const isRefused = isFieldCode(query.error);
  const isTransfer = isRefused && query.method === 'transfer';
  return (
    <>
      <PageHead size="text-title" title={t('title')} />
      <div className="group/pay mx-auto flex max-w-page flex-col gap-x-20 gap-y-14 px-gutter pb-section lg:grid lg:grid-cols-[1.4fr_1fr]">
        <OrderSummary
          purchase={purchase}
          query={query}
          choose={chooseDestination}
          // Without a token nothing is ordered yet, and the page asks no database.
          fullDays={query.quote ? await readFullDays() : new Set()}
        />
        {isOrderable(purchase) ? (
          <PaymentSteps
            query={query}
            typed={typed}
            faults={{
              buyer: isTransfer ? await buyerFaults(typed, soldPlaceOf(purchase), locale) : [],
              billing: isRefused ? await billingFaults(typed, locale) : [],
            }}
            formKey={newToken()}
            totalCents={purchase.totalCents}
            destination={destination}
            ways={paymentWays(providerOf(purchase), purchase)}
            alike={query.error === 'transferWaits' ? await findAlike(purchase) : undefined}
            noticePicture={noticePicture(locale)}
          />
        ) : (
          <PieceFirst purchase={purchase} />
        )}
      </div>
    </>
  );
}
