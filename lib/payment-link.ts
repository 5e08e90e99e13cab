import 'server-only';
import { env } from './env';
import { type Locale, localePath } from './i18n/locales';
import { toDecimal } from './money';
import type { Purchase } from './purchase';

/**
 * Address where a purchase is paid: the configured payment link, one for the armchair Athéna and one for
 * everything else, or without one the shop's demonstration, which charges nothing.
 */
export function paymentLink(purchase: Purchase, locale: Locale): string {
  const { PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT } = env();
  const hosted = purchase.isAthena ? PAYMENT_LINK_ATHENA : PAYMENT_LINK_DEFAULT;
  if (hosted) return hosted;
  const query = new URLSearchParams({
    product: purchase.name,
    price: toDecimal(purchase.totalCents),
  });
  return `${localePath(locale, '/checkout-demo')}?${query}`;
}
