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
  depositCents,
}: {
  query: SearchParams;
  formKey: string;
  totalCents: number;
  /** What is paid instead while the page has the deposit chosen. */
  depositCents?: number;
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
        {depositCents === undefined ? (
          t('pay', { total: formatPrice(totalCents, locale) })
        ) : (
          <>
            <span className="group-has-[[value=deposit]:checked]/pay:hidden">
              {t('pay', { total: formatPrice(totalCents, locale) })}
            </span>
            <span className="hidden group-has-[[value=deposit]:checked]/pay:inline">
              {t('deposit.pay', { deposit: formatPrice(depositCents, locale) })}
            </span>
          </>
        )}
        <span className="sr-only">({t('newTab')})</span>
      </Button>
    </form>
  );
}
