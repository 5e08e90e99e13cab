import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { purchaseFields } from '@/lib/checkout/purchase-fields';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import type { SearchParams } from '@/lib/search-params';

/** Id of the form, for the choices that stand outside it. */
export const paymentForm = 'payment-form';
/** Id of what the page has to say beside the button. */
export const paymentNotice = 'payment-notice';

/**
 * The button that creates the order and opens its payment page in a named window: pressed twice, it opens the same
 * one, and the shop's page stays. The purchase is described by the query of the page.
 */
export async function PaymentForm({
  query,
  formKey,
  totalCents,
}: {
  query: SearchParams;
  formKey: string;
  totalCents: number;
}) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  return (
    <form
      id={paymentForm}
      method="post"
      action={localePath(locale, '/payment/order')}
      target="theogonie-payment"
    >
      <HiddenFields fields={{ ...purchaseFields(query), key: formKey }} />
      <Button type="submit" size="lg" className="w-full">
        {t('pay', { total: formatPrice(totalCents, locale) })}
        <span className="sr-only">({t('newTab')})</span>
      </Button>
    </form>
  );
}
