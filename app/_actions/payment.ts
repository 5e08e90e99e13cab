'use server';
import { z } from 'zod';
import { visitorTokenHash } from '@/lib/account/session';
import type { ActionResult } from '@/lib/action';
import { longestQuote } from '@/lib/checkout/payment-page/payment-choice';
import { toLocale } from '@/lib/i18n/locales';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { changeDestination } from '@/use-cases/checkout/change-destination';
import { openCartCheckout, openCheckout, renewCheckout } from '@/use-cases/checkout/open-checkout';
import { isRefused, refusedResult } from '@/use-cases/process/rate-limit';
import { redirectFrom } from '@/use-cases/site/redirect-with-notice';
import { respond } from '@/use-cases/site/respond';

/**
 * Redirects to the payment page with one configured product, delivery included.
 * @returns only on refusal: `checkoutFailed` for a configuration that is not offered; `tooMany`
 */
export async function buyNow(_: unknown, form: FormData): Promise<ActionResult> {
  const choice = choiceIn(form);
  if (!choice) return respond({ ok: false, code: 'checkoutFailed' }, form);
  const opened = await openCheckout(choice, toLocale(form.get('locale')));
  if (isRefused(opened)) return respond(refusedResult(opened, 'checkoutFailed'), form);
  redirectFrom(form, opened.path);
}

/**
 * Redirects to the payment page with the visitor's whole cart, delivery added once.
 * @returns only on refusal: `cartLoadFailed` when the cart is empty or cannot be read; `tooMany`
 */
export async function checkout(_: unknown, form: FormData): Promise<ActionResult> {
  const hash = await visitorTokenHash();
  const opened = hash && (await openCartCheckout(hash, toLocale(form.get('locale'))));
  if (!opened) return respond({ ok: false, code: 'cartLoadFailed' }, form);
  if (isRefused(opened)) return respond(refusedResult(opened, 'cartLoadFailed'), form);
  redirectFrom(form, opened.path);
}

/**
 * Redirects to the payment page with the pieces of a token that was paid, at the prices of today: a purchase of its
 * own. One that cannot be had again leads to where it came from; the page it was sent from says a refusal.
 */
export async function orderAgain(form: FormData): Promise<void> {
  const token = String(form.get('quote'));
  const opened = await renewCheckout(token, toLocale(form.get('locale')));
  if (!isRefused(opened)) redirectFrom(form, opened.path);
  const { code, waitSeconds = 0 } = refusedResult(opened, 'checkoutFailed');
  const query = new URLSearchParams({ quote: token, error: code, wait: String(waitSeconds) });
  redirectFrom(form, `/payment?${query}`);
}

const Place = z.object({
  country: z.string().max(2),
  postcode: z.string().max(40).default(''),
  quote: z.string().max(longestQuote).optional(),
  back: z
    .string()
    .regex(/^\/(?:cart|payment\?[^#]{0,9000})$/)
    .catch('/cart'),
});

/**
 * Keeps where the visitor wants to be delivered, and shows the cart or the payment page at the prices of that place. A
 * place that no address has changes nothing; the page says so.
 */
export async function chooseDestination(form: FormData): Promise<void> {
  const place = Place.safeParse(Object.fromEntries(form));
  if (!place.success) redirectFrom(form, '/cart?error=badPostcode');
  const { country, postcode, quote, back } = place.data;
  const opened = await changeDestination(country, postcode, quote, toLocale(form.get('locale')));
  if (typeof opened === 'object' && 'path' in opened) redirectFrom(form, opened.path);
  if (!opened) redirectFrom(form, back);
  const page = quote ? `/payment?${new URLSearchParams({ quote })}` : back;
  const { code, waitSeconds = 0 } = isRefused(opened)
    ? refusedResult(opened, 'checkoutFailed')
    : { code: opened };
  const query = new URLSearchParams({ error: code, wait: String(waitSeconds) });
  redirectFrom(form, `${page}${page.includes('?') ? '&' : '?'}${query}`);
}
