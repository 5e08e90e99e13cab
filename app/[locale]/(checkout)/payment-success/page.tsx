import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { clearCart } from '@/app/_actions/cart';
import { RemainingCart } from '@/components/cart/remaining-cart';
import { PaymentHead } from '@/components/orders/payment-head';
import { PlacedOrder } from '@/components/orders/placed-order';
import { FreshPage } from '@/components/ui/browser/fresh-page.client';
import { ButtonLink } from '@/components/ui/button-link';
import { findDifferingAmount } from '@/db/orders/order-mails';
import { findPartTransfer } from '@/db/orders/transfers';
import { paymentOutcome } from '@/lib/checkout/payment-outcome';
import { log, printable } from '@/lib/process/log';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readCart } from '@/use-cases/cart/read-cart';
import { readNamedOrder } from '@/use-cases/orders/read-order';

type Props = PageProps<'/[locale]/payment-success'>;

/** The order that the address names, and the outcome of its payment. */
async function outcomeOf({ searchParams }: Props) {
  const { order: token } = await searchParams;
  const isNamed = token !== undefined;
  const shown = isNamed ? await readNamedOrder(token) : undefined;
  if (shown === 'away') return { token, outcome: paymentOutcome('away', isNamed) };
  return { token, order: shown?.order, outcome: paymentOutcome(shown?.order, isNamed) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { outcome } = await outcomeOf(props);
  const words = outcome === 'success' ? 'paymentSuccess' : 'orders';
  return pageMetadata({ path: '/payment-success', words });
}

export default async function PaymentSuccessPage(props: Props) {
  const t = await getTranslations('paymentSuccess');
  const orders = await getTranslations('orders');
  const { token, order, outcome } = await outcomeOf(props);
  const { session_id } = await props.searchParams;
  const { lines } = await readCart();
  const reference = typeof session_id === 'string' ? printable(session_id) : '';
  if (reference)
    log().info({ event: 'payment-success', session: reference }, 'a payment came back');
  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-page content-center justify-items-start gap-8 px-gutter pt-28 pb-section">
      <PaymentHead outcome={outcome} state={order?.state} />
      {reference && (
        <dl className="border-gold border-s-2 ps-5">
          <dt className="text-label text-muted uppercase">{t('reference')}</dt>
          <dd className="wrap-anywhere">{reference}</dd>
        </dl>
      )}
      {order && (
        <PlacedOrder
          order={order}
          token={String(token)}
          part={await findPartTransfer(order)}
          received={outcome === 'differs' ? await findDifferingAmount(order) : undefined}
        />
      )}
      <FreshPage state={outcome} />
      <RemainingCart lines={lines} clearCart={clearCart} />
      <div className="flex flex-wrap gap-4">
        {outcome === 'unknown' && (
          <ButtonLink href="/contact" size="lg">
            {orders('afterPayment.contact')}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant="outline" size="lg">
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  );
}
