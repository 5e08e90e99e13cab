import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Eyebrow } from '@/components/ui/text';
import { demonstrationBackPath } from '@/lib/checkout/demonstration-back-path';
import { statedPrice } from '@/lib/checkout/payment';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice, toDecimal } from '@/lib/money';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () =>
  pageMetadata({ path: '/checkout-demo', words: 'checkoutDemo' });

/** The demonstration of a payment page, used when no provider is configured: it charges nothing and says so. */
export default async function CheckoutDemoPage({
  searchParams,
}: PageProps<'/[locale]/checkout-demo'>) {
  const t = await getTranslations('checkoutDemo');
  const locale = await currentLocale();
  const { product, price, number, order, quote, from } = await searchParams;
  const name = typeof product === 'string' ? product.trim().slice(0, 120) : '';
  const cents = statedPrice(price);
  const back = demonstrationBackPath({
    number,
    order,
    quote,
    from,
    ...(name && { product: name }),
    price: toDecimal(cents),
  });
  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-page content-center justify-items-start gap-8 px-gutter pt-28 pb-section">
      <Eyebrow>{t('eyebrow')}</Eyebrow>
      <h1 className="max-w-book text-hero">{t('title')}</h1>
      <p className="max-w-measure">{t('text')}</p>
      <dl>
        <dt className="text-label text-muted uppercase">{t('amount')}</dt>
        <dd className="font-display text-heading lining-nums tabular-nums wrap-anywhere">
          {name && `${name} · `}
          {formatPrice(cents, locale)}
        </dd>
      </dl>
      <form
        method="get"
        action={localePath(locale, '/payment-success')}
        className="flex flex-wrap gap-4"
      >
        <input type="hidden" name="session_id" value={`demo_${randomUUID()}`} />
        {typeof order === 'string' && <input type="hidden" name="order" value={order} />}
        <Button type="submit" size="lg">
          {t('confirm')}
        </Button>
        <ButtonLink href={back} variant="outline" size="lg" prefetch={false}>
          {t('back')}
        </ButtonLink>
      </form>
    </div>
  );
}
