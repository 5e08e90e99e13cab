import 'server-only';
import { keyRing } from '@/db/process/key-ring';
import type { TokenHash } from '@/lib/account/token';
import type { Choice } from '@/lib/catalogue/choice';
import { productPath } from '@/lib/catalogue/products';
import { type CheckoutClaims, checkoutOf, renewedCheckout } from '@/lib/checkout/checkout-claims';
import { readCheckout, signCheckout } from '@/lib/checkout/checkout-token';
import { paymentPath } from '@/lib/checkout/payment-path';
import type { Destination } from '@/lib/delivery/destination';
import { visitorDestination } from '@/lib/delivery/visitor-delivery';
import type { Locale } from '@/lib/i18n/locales';
import { listChoices } from '@/use-cases/cart/cart-choices';
import { orAway } from '@/use-cases/process/or-away';
import { checkRateLimit, type LimitRefusal } from '@/use-cases/process/rate-limit';

/** A path of the shop, without language. */
type Path = { readonly path: string };

/** The payment page with one configured product, delivery included. */
export async function openCheckout(choice: Choice, locale: Locale): Promise<Path | LimitRefusal> {
  const from = productPath(choice.product, choice.optionIds);
  const claims = checkoutOf(
    [{ ...choice, quantity: 1 }],
    'piece',
    await visitorDestination(),
    from,
  );
  return (await checkRateLimit('payment')) ?? { path: await signedPath(claims, locale) };
}

/** The payment page with a whole cart, delivery added once; `undefined` for an empty cart. */
export async function openCartCheckout(
  hash: TokenHash,
  locale: Locale,
): Promise<Path | LimitRefusal | undefined> {
  const refused = await checkRateLimit('payment');
  if (refused) return refused;
  return orAway('checkout failed', async () => {
    const wanted = await listChoices(hash);
    if (wanted.length === 0) return undefined;
    const claims = checkoutOf(wanted, 'cart', await visitorDestination(), '/cart');
    return { path: await signedPath(claims, locale) };
  });
}

/**
 * The payment page with the pieces of a token, at the prices of today and of where the visitor wants them: a purchase of
 * its own. One that cannot be had again leads to where it came from.
 * @param destination that was chosen with this request
 */
export async function renewCheckout(
  token: string,
  locale: Locale,
  destination?: Destination,
): Promise<Path | LimitRefusal> {
  const read = await readCheckout(token, await keyRing());
  const claims =
    read.state !== 'forged' &&
    read.claims &&
    renewedCheckout(read.claims, destination ?? (await visitorDestination()));
  if (!claims) return { path: read.state === 'expired' ? read.from : '/gallery' };
  return (await checkRateLimit('payment')) ?? { path: await signedPath(claims, locale) };
}

async function signedPath(claims: CheckoutClaims, locale: Locale): Promise<string> {
  return paymentPath(claims, await signCheckout(claims, await keyRing()), locale);
}
