import { getTranslations } from 'next-intl/server';
import { CartNotice } from '@/components/cart/cart-notice';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { PageHead } from '@/components/ui/page-head';
import { Unbroken } from '@/components/ui/unbroken';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { balanceOf, firstCentsOf } from '@/lib/orders/deposit';
import type { OrderView } from '@/lib/orders/order-view';
import type { SearchParam } from '@/lib/search-params';
import { OrderLines } from './order-lines';
import { TransferDetails } from './transfer-details';

type Props = {
  order: OrderView;
  token: string;
  /** Why the payment could not be started. */
  error: SearchParam;
  wait: SearchParam;
  /** Whether a bank transfer can pay it, too. */
  hasTransfer: boolean;
  /** What has come of it by bank transfer and what is missing, where a part has come. */
  part?: AwaitedTransfer;
};

/** What is left to pay of an order, and how it is paid: nothing personal is shown. */
export async function BalanceSheet({ order, token, error, wait, hasTransfer, part }: Props) {
  const t = await getTranslations('orders');
  const payment = await getTranslations('payment');
  const locale = await currentLocale();
  const { number, provider } = order;
  const isCharged = provider === 'stripe';
  const dueCents = part?.dueCents ?? balanceOf(order);
  const missing = formatPrice(dueCents, locale);
  const [deposit, balance] = [firstCentsOf(order), balanceOf(order)].map((cents) =>
    formatPrice(cents, locale),
  );
  return (
    <>
      <PageHead
        title={<Unbroken text={t('balance.title', { number })} part={number} />}
        text={
          part
            ? t('transfer.balancePart', {
                received: formatPrice(part.cameCents, locale),
                missing,
              })
            : t('balance.text', { deposit: deposit ?? '', balance: balance ?? '' })
        }
      />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-14 px-gutter pb-section lg:grid-cols-[1.2fr_1fr]">
        <div className="grid max-w-measure content-start justify-items-start gap-6">
          {error === 'changed' ? (
            <p role="status" className="border-gold border-s-2 bg-paper px-6 py-4 text-lead">
              {t('balance.changed', { balance: missing })}
            </p>
          ) : (
            <CartNotice error={error} done={undefined} wait={wait} />
          )}
          {isCharged && (
            <>
              <form
                method="post"
                action={localePath(locale, '/payment/order')}
                target="theogonie-payment"
              >
                <HiddenFields fields={{ balance: token, due: String(dueCents) }} />
                <Button type="submit" size="lg">
                  {t(part ? 'balance.payRest' : 'balance.pay', { balance: missing })}
                  <span className="sr-only">({payment('newTab')})</span>
                </Button>
              </form>
              <p className="text-muted text-small">
                {payment('atProvider')} {payment('secure')}
              </p>
            </>
          )}
          {hasTransfer && (
            <TransferDetails
              title={t(isCharged ? 'transfer.or' : 'transfer.alone')}
              text={t('transfer.balance')}
              reference={number}
              cents={dueCents}
            />
          )}
        </div>
        <OrderLines {...order} part={part} />
      </div>
    </>
  );
}
