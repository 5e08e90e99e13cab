'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { listLines } from '@/db/carts';
import { keyRing } from '@/db/key-ring';
import type { ActionResult } from '@/lib/action';
import { totalsOf } from '@/lib/cart';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { nameIn } from '@/lib/i18n/product-words';
import { log } from '@/lib/log';
import { toDecimal } from '@/lib/money';
import { findProduct, priceOf, productPath } from '@/lib/products';
import { type Quote, signQuote } from '@/lib/quote';
import { visitorTokenHash } from '@/lib/session';
import { checkRateLimit } from './rate-limit';
import { respond } from './respond';

const Purchase = z.object({
  productId: z.string().max(100),
  options: z.array(z.string().max(40)).max(20),
});

/**
 * Redirects to the payment page with one configured product, delivery included.
 * @returns only on refusal: `quoteFailed` for a configuration that is not offered; `tooMany`
 */
export async function buyNow(_: unknown, form: FormData): Promise<ActionResult> {
  const given = Purchase.safeParse({
    ...Object.fromEntries(form),
    options: form.getAll('option'),
  });
  if (!given.success) return respond({ ok: false, code: 'quoteFailed' }, form);
  const { productId, options } = given.data;
  const locale = toLocale(form.get('locale'));
  const product = findProduct(productId);
  const cents = product && priceOf(product, options);
  if (!product || cents === undefined) return respond({ ok: false, code: 'quoteFailed' }, form);
  const refused = await checkRateLimit('payment', 'quoteFailed');
  if (refused) return respond(refused, form);
  const from = productPath(product, options);
  const quote = {
    lines: [{ p: product.id, o: [...new Set(options)], q: 1, c: cents }],
    deliveryCents: 0,
    totalCents: cents,
    from,
  };
  redirect(await paymentPath(quote, nameIn(await messagesOf(locale), locale, product), locale));
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

async function cartPath(hash: string, locale: Locale): Promise<string | undefined> {
  const stored = await listLines(hash);
  const lines = stored.flatMap((line) => {
    const product = findProduct(line.productId);
    const cents = product && priceOf(product, line.optionIds);
    return product && cents !== undefined ? [{ ...line, product, unitPriceCents: cents }] : [];
  });
  const [first] = lines;
  if (!first) return undefined;
  const totals = totalsOf(lines);
  const quote = {
    lines: lines.map((line) => ({
      p: line.productId,
      o: [...line.optionIds],
      q: line.quantity,
      c: line.unitPriceCents,
    })),
    deliveryCents: totals.deliveryCents,
    totalCents: totals.totalCents,
    from: '/cart',
  };
  const name =
    lines.length === 1
      ? nameIn(await messagesOf(locale), locale, first.product)
      : (await messagesOf(locale)).payment.severalPieces;
  return paymentPath(quote, name, locale);
}

async function paymentPath(quote: Quote, name: string, locale: Locale) {
  const query = new URLSearchParams({
    product: name,
    price: toDecimal(quote.totalCents),
    quote: await signQuote(quote, await keyRing()),
  });
  return `${localePath(locale, '/payment')}?${query}`;
}
