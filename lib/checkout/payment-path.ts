import 'server-only';
import { nameIn } from '@/lib/catalogue/product-words';
import { findProduct } from '@/lib/catalogue/products';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { toDecimal } from '@/lib/money';
import type { CheckoutClaims } from './checkout-claims';

/** Path of the payment page, without language; the name and the price ride along for people to read. @param token signed */
export async function paymentPath(
  { lines, totalCents }: CheckoutClaims,
  token: string,
  locale: Locale,
): Promise<string> {
  const messages = await messagesOf(locale);
  const [first] = lines;
  const only = lines.length === 1 ? first : undefined;
  const product = findProduct(only?.productId ?? '');
  const query = new URLSearchParams({
    product: product
      ? nameIn(messages, locale, product)
      : (only?.name ?? messages.payment.severalPieces),
    price: toDecimal(totalCents),
    quote: token,
  });
  return `/payment?${query}`;
}
