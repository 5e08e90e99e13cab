import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar/dates';
import type { AwaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { storedDestination } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatAmount, formatPrice } from '@/lib/money';
import { balanceOf, firstCentsOf, isBalanceDue } from '@/lib/orders/deposit';
import { isPayable, type Received } from '@/lib/orders/order';
import { hasOtherAddress } from '@/lib/orders/order-history';
import type { OrderView } from '@/lib/orders/order-view';

/** A declaration of withdrawal that has arrived. */
export type Declared = { readonly reference: string; readonly declaredAt: Date };

type Props = {
  order: OrderView;
  /** The amount received, when it differs from the total. */
  received?: Received;
  /** What of its transfer has come and what is missing, where a part has come. */
  part?: AwaitedTransfer;
  /** The declaration of withdrawal that waits for the house. */
  declared?: Declared;
  /** Whether it awaits payment, and its offer, if it has one, is open. */
  canPay?: boolean;
};

/** What happens next with an order, in a sentence. */
export async function NextStep({ order, received, part, declared, canPay = true }: Props) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  const { state, provider } = order;
  if (declared) {
    const { reference, declaredAt } = declared;
    return (
      <>
        {t('declared', { reference, date: dayInWords(declaredAt, locale) })}{' '}
        <Link href="/contact" prefetch={false} className="prose-link">
          {t('write')}
        </Link>
      </>
    );
  }
  if (isPayable(state) && !canPay) return t('offerClosed');
  if (isPayable(state) && provider === 'demonstration') return t('demonstration');
  if (part && part.part !== 'rest') {
    return t(part.part === 'first' ? 'transfer.part' : 'transfer.balancePart', {
      received: formatPrice(part.cameCents, locale),
      missing: formatPrice(part.dueCents, locale),
    });
  }
  if (state === 'differs' && received) {
    return t(order.depositCents === null ? 'amountDiffers' : 'deposit.differs', {
      received: formatAmount(received, locale),
      due: formatPrice(firstCentsOf(order), locale),
    });
  }
  const destination = storedDestination(order);
  if (state === 'differs' && destination && hasOtherAddress(order)) {
    return (
      <>
        {t('addressDiffers', { place: placeName(destination, languages[locale].tag) })}{' '}
        <Link href="/contact" prefetch={false} className="prose-link">
          {t('write')}
        </Link>
      </>
    );
  }
  if (isBalanceDue(order) && (state === 'paid' || state === 'ready')) {
    const balance = formatPrice(balanceOf(order), locale);
    return t(state === 'paid' ? 'deposit.next' : 'deposit.ready', { balance });
  }
  const rest = part && {
    received: formatPrice(part.cameCents, locale),
    missing: formatPrice(part.dueCents, locale),
  };
  return rest ? `${t(`next.${state}`)} ${t('transfer.rest', rest)}` : t(`next.${state}`);
}
