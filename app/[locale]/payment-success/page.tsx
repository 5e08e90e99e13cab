import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { clearCart } from '@/app/_actions/cart';
import { readCart } from '@/app/[locale]/cart/read-cart';
import { readNamedOrder } from '@/app/[locale]/orders/read-order';
import { RemainingCart } from '@/components/cart/remaining-cart';
import { PlacedOrder } from '@/components/order/placed-order';
import { ButtonLink } from '@/components/ui/button-link';
import { getMessages } from '@/lib/i18n/request';
import { log, printable } from '@/lib/log';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).paymentSuccess.meta;
  return pageMetadata({ path: '/payment-success', title, description, isPersonal: true });
}

export default async function PaymentSuccessPage({
  searchParams,
}: PageProps<'/[locale]/payment-success'>) {
  const t = await getTranslations('paymentSuccess');
  const { session_id, order: token } = await searchParams;
  const order = await readNamedOrder(token);
  const { lines } = await readCart();
  const reference = typeof session_id === 'string' ? printable(session_id) : '';
  if (reference)
    log().info({ event: 'payment-success', session: reference }, 'a payment came back');
  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-page content-center justify-items-start gap-8 px-gutter pt-28 pb-section">
      <h1 className="max-w-book text-hero">{t('title')}</h1>
      <p className="max-w-measure text-lead font-display">{t('text')}</p>
      {reference && (
        <dl className="border-gold border-s-2 ps-5">
          <dt className="text-label text-muted uppercase">{t('reference')}</dt>
          <dd className="wrap-anywhere">{reference}</dd>
        </dl>
      )}
      {order && <PlacedOrder order={order} token={String(token)} />}
      <RemainingCart lines={lines} clearCart={clearCart} />
      <ButtonLink href="/" variant="outline" size="lg">
        {t('home')}
      </ButtonLink>
    </div>
  );
}
