import { getTranslations } from 'next-intl/server';
import { Button, buttonClass } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { hourPath } from '@/lib/appointments/hour-query';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { isWithdrawable, type Received } from '@/lib/orders/order';
import type { OrderView } from '@/lib/orders/order-view';
import { type Declared, NextStep } from './next-step';

type Props = {
  order: OrderView;
  /** Shows the order without a session; its links carry it on. */
  token?: string;
  /** Whether this visitor placed it: only the buyer sees the personal data, so only the buyer can pay. */
  isTheirs: boolean;
  /** Whether it awaits payment, and its offer, if it has one, is open. */
  canPay: boolean;
  /** Path of the page where its balance is paid, where one is due. */
  balancePath?: string;
  hasInvoice: boolean;
  hasCredit: boolean;
  /** The amount received, when it differs from the total. */
  received?: Received;
  /** What of its transfer has come and what is missing, where a part has come. */
  part?: AwaitedTransfer;
  /** The declaration of withdrawal that waits for the house: a second one is not offered. */
  declared?: Declared;
};

/** What a customer can do with an order now. */
export async function OrderSteps(props: Props) {
  const { order, token, isTheirs, canPay, balancePath, hasInvoice, hasCredit } = props;
  const { received, part, declared } = props;
  const t = await getTranslations('orders');
  const appointment = await getTranslations('appointment');
  const locale = await currentLocale();
  const { number, withdrawalDays } = order;
  const query = token ? `?order=${token}` : '';
  return (
    <div className="grid max-w-measure justify-items-start gap-6">
      <p className="font-display text-lead">
        <NextStep
          order={order}
          received={received}
          part={part}
          declared={declared}
          canPay={canPay}
        />
      </p>
      {isTheirs && canPay && (
        <form
          method="post"
          action={localePath(locale, '/payment/order')}
          target="theogonie-payment"
        >
          <HiddenFields fields={{ number, ...(token && { order: token }) }} />
          <Button type="submit" size="lg">
            {t('pay')}
          </Button>
        </form>
      )}
      {balancePath && !declared && (
        <div className="grid justify-items-start gap-2">
          <ButtonLink href={balancePath} size="lg" prefetch={false}>
            {t('deposit.pay')}
          </ButtonLink>
          <p className="text-muted text-small">{t('deposit.note')}</p>
        </div>
      )}
      {hasInvoice && (
        <a
          href={localePath(locale, `/orders/${number}/invoice${query}`)}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('invoiceLink')}
        </a>
      )}
      {hasInvoice && (
        <a
          href={localePath(locale, `/orders/${number}/invoice.pdf`)}
          className={buttonClass({ variant: 'link' })}
        >
          {t('invoicePdf')}
        </a>
      )}
      {hasCredit && (
        <a
          href={localePath(locale, `/orders/${number}/credit-notes${query}`)}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('credit.link')}
        </a>
      )}
      <ButtonLink href={hourPath(number)} prefetch={false} variant="outline">
        {appointment('title')}
      </ButtonLink>
      {!declared && isWithdrawable(order, new Date()) && (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted text-small">
            {t('withdrawText', { days: String(withdrawalDays) })}
          </p>
          <ButtonLink href={`/withdrawal/declaration?order=${number}`} variant="link">
            {t('withdraw')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
