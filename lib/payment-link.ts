import 'server-only';
import { env } from './env';
import { type Locale, localePath } from './i18n/locales';
import { toDecimal } from './money';
import type { Purchase } from './purchase';

/**
 * Where a purchase is paid: the hosted page of the configuration, one for the armchair Athéna and
 * one for everything else; without them the shop's own demonstration, which charges nothing.
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
