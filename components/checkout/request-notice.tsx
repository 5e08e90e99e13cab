import { getTranslations } from 'next-intl/server';
import { CartNotice } from '@/components/cart/cart-notice';
import { Button } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Unbroken } from '@/components/ui/unbroken';
import { checkoutHours } from '@/content/checkout/periods';
import type { PaymentPageState } from '@/lib/checkout/purchase';
import { currentLocale } from '@/lib/i18n/request';
import { heldStates, unpaidStates } from '@/lib/orders/order';
import type { SearchParams } from '@/lib/search-params';
import { PaymentNotice } from './payment-notice';

type Without<State> = Exclude<PaymentPageState, { readonly state: State }>;
type Props = {
  request: Without<'purchase'>;
  query: SearchParams;
  /** Makes a new token of the same pieces. */
  orderAgain: (form: FormData) => Promise<void>;
};

/** Why the payment page has nothing to pay, and where to go instead. */
export async function RequestNotice({ request, query, orderAgain }: Props) {
  const t = await getTranslations('payment');
  switch (request.state) {
    case 'noProduct':
      return (
        <PaymentNotice
          title={t('noProduct')}
          text={t('noProductText')}
          link={{ href: '/', label: t('home') }}
        />
      );
    case 'forged':
      return (
        <PaymentNotice
          title={t('tokenForged')}
          text={t('tokenForgedText')}
          link={{ href: '/collections', label: t('toCollections') }}
        />
      );
    case 'expired': {
      const label = request.from === '/cart' ? t('backToCart') : t('backToPiece');
      return (
        <PaymentNotice
          title={t('tokenExpired')}
          text={t('tokenExpiredText', { hours: checkoutHours })}
          link={{ href: request.from, label }}
        />
      );
    }
    case 'offerClosed': {
      const offer = await getTranslations('offer');
      return (
        <PaymentNotice
          title={offer('closed')}
          text={offer('closedText')}
          link={{ href: request.from, label: offer('back') }}
        />
      );
    }
    case 'paid':
      return <PaidNotice request={request} query={query} orderAgain={orderAgain} />;
  }
}

type PaidProps = Omit<Props, 'request'> & {
  request: Extract<PaymentPageState, { readonly state: 'paid' }>;
};

/** Links to the order that paid a token; buying the same again needs another press. */
async function PaidNotice({ request, query, orderAgain }: PaidProps) {
  const t = await getTranslations('payment');
  const orders = await getTranslations('orders');
  const { number, orderState, path } = request;
  // A payment that is to be checked, or was refunded, is not called paid.
  const isHeld = [...unpaidStates, ...heldStates].includes(orderState);
  const isAwaited = orderState === 'awaitingTransfer';
  const held = t(isAwaited ? 'awaited' : 'paid', { number });
  const title = isHeld ? held : orders('order', { number });
  return (
    <PaymentNotice
      title={<Unbroken text={title} part={number} />}
      text={orders(`next.${orderState}`)}
      link={{ href: path, label: t('toOrder') }}
    >
      <ActionForm action={orderAgain} className="grid justify-items-start gap-3">
        <CartNotice error={query.error} done={undefined} wait={query.wait} />
        <HiddenFields fields={{ quote: String(query.quote), locale: await currentLocale() }} />
        <p className="max-w-measure text-muted text-small">{t('againText')}</p>
        <Button type="submit" variant="link">
          {t('again')}
        </Button>
      </ActionForm>
    </PaymentNotice>
  );
}
