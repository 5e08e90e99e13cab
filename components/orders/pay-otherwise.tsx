import { getTranslations } from 'next-intl/server';
import { BuyerFields } from '@/components/checkout/buyer-fields';
import { FieldFaults } from '@/components/checkout/field-faults';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FieldFault } from '@/lib/checkout/payment-page/field-faults';
import type { Typed } from '@/lib/checkout/payment-page/typed-fields';
import type { OtherWay } from '@/lib/checkout/transfer/other-way';
import { storedDestination } from '@/lib/delivery/delivery';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { firstCentsOf } from '@/lib/orders/deposit';
import type { OrderView } from '@/lib/orders/order-view';

type Props = {
  order: OrderView;
  way: OtherWay;
  /** Shows the order without a session. */
  token?: string;
  /** What was typed before into a form that was refused; nothing where none was. */
  typed?: Typed;
  /** Those of its fields that were refused. */
  faults: readonly FieldFault[];
};

/** Pays an order that waits for its payment otherwise than it was placed. */
export async function PayOtherwise({ order, way, token, typed, faults }: Props) {
  const t = await getTranslations('orders.otherwise');
  const payment = await getTranslations('payment.transfer');
  const locale = await currentLocale();
  const destination = storedDestination(order);
  const sum = formatPrice(firstCentsOf(order), locale);
  const total = formatPrice(order.totalCents, locale);
  const action = localePath(locale, '/payment/order');
  const { number } = order;
  const hidden = <HiddenFields fields={{ number, instead: way, ...(token && { order: token }) }} />;
  if (way === 'card') {
    return (
      <form
        method="post"
        action={action}
        target="theogonie-payment"
        className="grid max-w-measure justify-items-start gap-2"
      >
        {hidden}
        <Button type="submit" variant="outline">
          {t('card', { sum })}
        </Button>
        <p className="text-muted text-small">{t('cardText')}</p>
      </form>
    );
  }
  return (
    destination && (
      <details open={typed !== undefined} className="max-w-measure">
        <summary className="prose-link inline-block cursor-pointer py-1">{t('transfer')}</summary>
        <form
          method="post"
          action={action}
          className="mt-4 grid gap-7 border-gold border-s-2 ps-4 sm:grid-cols-6"
        >
          {hidden}
          <p className="text-muted text-small sm:col-span-6">
            {t('transferText')} {payment('text')} {payment('once')}
          </p>
          <div className="empty:hidden sm:col-span-6">
            <FieldFaults faults={faults} />
          </div>
          <BuyerFields
            destination={destination}
            typed={typed ?? {}}
            faults={faults}
            first={faults[0]}
          />
          <Button type="submit" className="sm:col-span-6">
            {order.depositCents === null
              ? payment('order', { total })
              : payment('orderDeposit', { total, deposit: sum })}
          </Button>
        </form>
      </details>
    )
  );
}
