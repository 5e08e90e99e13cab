import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { purchaseFields } from '@/lib/checkout/payment-page/purchase-fields';
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
  hasTransfer,
}: {
  query: SearchParams;
  formKey: string;
  totalCents: number;
  /** What is paid instead while the page has the deposit chosen. */
  depositCents?: number;
  /** Whether a bank transfer can be chosen: it has a button of its own, which asks for its fields. */
  hasTransfer: boolean;
}) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  const total = formatPrice(totalCents, locale);
  const deposit = depositCents === undefined ? undefined : formatPrice(depositCents, locale);
  return (
    <form
      id={paymentForm}
      method="post"
      action={localePath(locale, '/payment/order')}
      target="theogonie-payment"
    >
      <HiddenFields fields={{ ...purchaseFields(query), key: formKey }} />
      <Button
        type="submit"
        size="lg"
        className={`w-full ${hasTransfer ? 'group-has-[[value=transfer]:checked]/pay:hidden' : ''}`}
        // The fields of a bank transfer are asked for by its own button.
        formNoValidate={hasTransfer}
      >
        <Sum total={t('pay', { total })} deposit={deposit && t('deposit.pay', { deposit })} />
        <span className="sr-only">({t('newTab')})</span>
      </Button>
      {hasTransfer && (
        <Button
          type="submit"
          size="lg"
          className="hidden w-full group-has-[[value=transfer]:checked]/pay:inline-flex"
        >
          <Sum
            total={t('transfer.order', { total })}
            deposit={deposit && t('transfer.orderDeposit', { total, deposit })}
          />
          <span className="sr-only">({t('newTab')})</span>
        </Button>
      )}
    </form>
  );
}

/** What a button says: with the total or, while the page has the deposit chosen, with that. */
function Sum({ total, deposit }: { total: string; deposit?: string }) {
  if (!deposit) return total;
  return (
    <>
      <span className="group-has-[[value=deposit]:checked]/pay:hidden">{total}</span>
      <span className="hidden group-has-[[value=deposit]:checked]/pay:inline">{deposit}</span>
    </>
  );
}
