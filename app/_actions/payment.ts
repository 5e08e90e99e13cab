'use server';
import { redirect } from 'next/navigation';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import type { ActionResult } from '@/lib/action';
import { productPath } from '@/lib/catalogue/products';
import { type CheckoutClaims, checkoutOf, renewedCheckout } from '@/lib/checkout/checkout-claims';
import { readCheckout, signCheckout } from '@/lib/checkout/checkout-token';
import { paymentPath } from '@/lib/checkout/payment-path';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/process/log';
import { listChoices } from '@/use-cases/cart/cart-choices';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { checkRateLimit } from '@/use-cases/process/rate-limit';
import { respond } from '@/use-cases/site/respond';

/**
 * Redirects to the payment page with one configured product, delivery included.
 * @returns only on refusal: `checkoutFailed` for a configuration that is not offered; `tooMany`
 */
export async function buyNow(_: unknown, form: FormData): Promise<ActionResult> {
  const choice = choiceIn(form);
  if (!choice) return respond({ ok: false, code: 'checkoutFailed' }, form);
  const refused = await checkRateLimit('payment', 'checkoutFailed');
  if (refused) return respond(refused, form);
  const from = productPath(choice.product, choice.optionIds);
  const claims = checkoutOf([{ ...choice, quantity: 1 }], 'piece', from);
  redirect(await signedPath(claims, toLocale(form.get('locale'))));
}

/**
 * Redirects to the payment page with the visitor's whole cart, delivery added once.
 * @returns only on refusal: `cartLoadFailed` when the cart is empty or cannot be read; `tooMany`
 */
export async function checkout(_: unknown, form: FormData): Promise<ActionResult> {
  const locale = toLocale(form.get('locale'));
  const hash = await visitorTokenHash();
  if (!hash) return respond({ ok: false, code: 'cartLoadFailed' }, form);
  const refused = await checkRateLimit('payment', 'cartLoadFailed');
  if (refused) return respond(refused, form);
  let path: string | undefined;
  try {
    path = await cartPath(hash, locale);
  } catch (error) {
    log().error(error, 'checkout failed');
  }
  if (!path) return respond({ ok: false, code: 'cartLoadFailed' }, form);
  redirect(path);
}

/**
 * Redirects to the payment page with the pieces of a token that was paid, at the prices of today: a purchase of its
 * own. One that cannot be had again leads to where it came from; the page it was sent from says a refusal.
 */
export async function orderAgain(form: FormData): Promise<void> {
  const locale = toLocale(form.get('locale'));
  const token = String(form.get('quote'));
  const read = await readCheckout(token, await keyRing());
  const claims = read.state !== 'forged' && read.claims && renewedCheckout(read.claims);
  if (!claims) redirect(localePath(locale, read.state === 'expired' ? read.from : '/gallery'));
  const refused = await checkRateLimit('payment', 'checkoutFailed');
  if (!refused) redirect(await signedPath(claims, locale));
  const said = { error: refused.code, wait: String(refused.waitSeconds ?? 0) };
  redirect(localePath(locale, `/payment?${new URLSearchParams({ quote: token, ...said })}`));
}

async function cartPath(hash: string, locale: Locale): Promise<string | undefined> {
  const wanted = await listChoices(hash);
  return wanted.length > 0 ? signedPath(checkoutOf(wanted, 'cart', '/cart'), locale) : undefined;
}

async function signedPath(claims: CheckoutClaims, locale: Locale): Promise<string> {
  const token = await signCheckout(claims, await keyRing());
  return localePath(locale, await paymentPath(claims, token, locale));
}
