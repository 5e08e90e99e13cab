'use server';
import { redirect } from 'next/navigation';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import type { ActionResult } from '@/lib/action';
import { totalsOf } from '@/lib/cart/cart';
import { productPath } from '@/lib/catalogue/products';
import { type Quote, readQuote, signQuote } from '@/lib/checkout/checkout-token';
import { paymentPath } from '@/lib/checkout/payment-path';
import { renewedQuote } from '@/lib/checkout/renewed-token';
import { deliveryCentsFor } from '@/lib/delivery/delivery-price';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/process/log';
import { listChoices } from '@/use-cases/cart/cart-choices';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { checkRateLimit } from '@/use-cases/process/rate-limit';
import { respond } from '@/use-cases/site/respond';

/**
 * Redirects to the payment page with one configured product, delivery included.
 * @returns only on refusal: `quoteFailed` for a configuration that is not offered; `tooMany`
 */
export async function buyNow(_: unknown, form: FormData): Promise<ActionResult> {
  const choice = choiceIn(form);
  if (!choice) return respond({ ok: false, code: 'quoteFailed' }, form);
  const refused = await checkRateLimit('payment', 'quoteFailed');
  if (refused) return respond(refused, form);
  const { product, optionIds, cents } = choice;
  const deliveryCents = deliveryCentsFor([{ quantity: 1 }], 'piece');
  const quote = {
    lines: [{ p: product.id, o: [...optionIds], q: 1, c: cents }],
    deliveryCents,
    totalCents: cents + deliveryCents,
    from: productPath(product, optionIds),
  };
  redirect(await signedPath(quote, toLocale(form.get('locale'))));
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
 * Redirects to the payment page with the pieces of a quote that was paid, at the prices of today: a purchase of its
 * own. A quote that cannot be had again leads to where it came from; the page it was sent from says a refusal.
 */
export async function orderAgain(form: FormData): Promise<void> {
  const locale = toLocale(form.get('locale'));
  const token = String(form.get('quote'));
  const read = await readQuote(token, await keyRing());
  const quote = read.state !== 'forged' && read.quote && renewedQuote(read.quote);
  if (!quote) redirect(localePath(locale, read.state === 'expired' ? read.from : '/gallery'));
  const refused = await checkRateLimit('payment', 'quoteFailed');
  if (!refused) redirect(await signedPath(quote, locale));
  const said = { error: refused.code, wait: String(refused.waitSeconds ?? 0) };
  redirect(localePath(locale, `/payment?${new URLSearchParams({ quote: token, ...said })}`));
}

async function cartPath(hash: string, locale: Locale): Promise<string | undefined> {
  const choices = await listChoices(hash);
  if (choices.length === 0) return undefined;
  const { deliveryCents, totalCents } = totalsOf(
    choices.map(({ cents, quantity }) => ({ unitPriceCents: cents, quantity })),
  );
  const lines = choices.map(({ product, optionIds, quantity, cents }) => ({
    p: product.id,
    o: [...optionIds],
    q: quantity,
    c: cents,
  }));
  return signedPath({ lines, deliveryCents, totalCents, from: '/cart' }, locale);
}

async function signedPath(quote: Quote, locale: Locale): Promise<string> {
  const token = await signQuote(quote, await keyRing());
  return localePath(locale, await paymentPath(quote, token, locale));
}
