import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartNotice } from '@/components/cart/cart-notice';
import { BeforePaying } from '@/components/payment/before-paying';
import { OrderSummary } from '@/components/payment/order-summary';
import { PaymentMethods, PaymentSplit } from '@/components/payment/payment-choices';
import { PaymentForm } from '@/components/payment/payment-form';
import { PaymentNotice } from '@/components/payment/payment-notice';
import { PageHead } from '@/components/ui/page-head';
import { noticePicture } from '@/lib/guarantee-notice';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';
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
  if (request.state === 'noProduct') {
    return (
      <PaymentNotice
        title={t('noProduct')}
        text={t('noProductText')}
        link={{ href: '/', label: t('home') }}
      />
    );
  }
  if (request.state === 'forged') {
    return (
      <PaymentNotice
        title={t('quoteForged')}
        text={t('quoteForgedText')}
        link={{ href: '/gallery', label: t('backToPiece') }}
      />
    );
  }
  if (request.state === 'expired') {
    const label = request.from === '/cart' ? t('backToCart') : t('backToPiece');
    return (
      <PaymentNotice
        title={t('quoteExpired')}
        text={t('quoteExpiredText')}
        link={{ href: request.from, label }}
      />
    );
  }
  if (request.state === 'offerClosed') {
    const offer = await getTranslations('offer');
    return (
      <PaymentNotice
        title={offer('closed')}
        text={offer('closedText')}
        link={{ href: request.from, label: offer('back') }}
      />
    );
  }
  const { purchase } = request;
  return (
    <>
      <PageHead title={t('title')} />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-14 px-gutter pb-section lg:grid-cols-[1.4fr_1fr]">
        <OrderSummary
          purchase={purchase}
          delivery={(await visitorDeliveries())(purchase.deliveryWeeks)}
        />
        <div className="grid content-start gap-14 lg:col-start-1 lg:row-start-1">
          <PaymentMethods />
          <PaymentSplit totalCents={purchase.totalCents} />
          <div className="grid justify-items-start gap-4">
            <CartNotice error={query.error} done={undefined} wait={query.wait} />
            <BeforePaying noticePicture={noticePicture(locale)} />
            <PaymentForm query={query} totalCents={purchase.totalCents} />
            <p className="text-muted text-small">{t('secure')}</p>
          </div>
        </div>
      </div>
    </>
  );
}
