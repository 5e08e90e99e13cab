import 'server-only';
import { addLine } from '@/db/cart/carts';
import { addWish } from '@/db/cart/wishlists';
import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { keepPath } from '@/lib/cart/kept';
import { findChoice } from '@/lib/catalogue/choice';
import { nameIn } from '@/lib/catalogue/product-words';
import { optionIdsOf, type Product } from '@/lib/catalogue/products';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { runMutation } from '@/use-cases/process/run-mutation';

export type NewLine = {
  readonly productId: string;
  readonly options: readonly string[];
  readonly quantity: number;
  /** Idempotency key. */
  readonly key: string;
};

/** The product with this id, if it is offered with these options. */
export function madeProduct(productId: string, options: readonly string[]): Product | undefined {
  return findChoice(productId, options)?.product;
}

/** The product of an intent, if it can be done: compositions cannot be in a wishlist. */
export function productOf(intent: Intent): Product | undefined {
  const product = madeProduct(intent.product, optionIdsOf(intent.options));
  return product?.kind === 'composition' && intent.for === 'wishlist' ? undefined : product;
}

/**
 * Puts a configured product in the cart of a visitor.
 * @returns ok; `emailRequired` without a session; `cartLimit` above 99 of a line or 100 lines; `tooMany`;
 * `cartAddFailed` for a configuration that is not offered, or during a database outage
 */
export async function addToCartOf(
  hash: string,
  { productId, options, quantity, key }: NewLine,
): Promise<ActionResult> {
  const choice = findChoice(productId, options);
  if (!choice) return { ok: false, code: 'cartAddFailed' };
  return runMutation('cartAddFailed', 'added', async () => {
    const line = {
      productId,
      productName: nameIn(await messagesOf(defaultLocale), defaultLocale, choice.product),
      unitPriceCents: choice.cents,
      optionIds: [...new Set(options)],
      quantity,
    };
    const added = await addLine(hash, line, key);
    if (added.outcome === 'added') return added.summary;
    return added.outcome === 'full' ? 'cartLimit' : 'emailRequired';
  });
}

/**
 * Puts a product in the wishlist of a visitor.
 * @returns ok; `emailRequiredWishlist` without a session; `alreadyListed`; `tooMany`;
 * `wishlistAddFailed` during a database outage
 */
export async function addToWishlistOf(hash: string, product: Product): Promise<ActionResult> {
  return runMutation('wishlistAddFailed', 'listed', async () => {
    const added = await addWish(hash, {
      productId: product.id,
      productName: nameIn(await messagesOf(defaultLocale), defaultLocale, product),
      priceCents: product.basePriceCents,
    });
    if (added.outcome === 'listed') return added.summary;
    return added.outcome === 'alreadyListed' ? 'alreadyListed' : 'emailRequiredWishlist';
  });
}

/** Where a visitor goes with an intent that a name is needed for; `undefined` for any other. */
export function keepPathOf(intent: Intent | undefined): string | undefined {
  const product = intent?.for === 'kept' ? productOf(intent) : undefined;
  return intent && product && keepPath(product.id, optionIdsOf(intent.options));
}

/**
 * Does what a visitor asked for before there was a session.
 * @returns the result; `undefined` without an intent that can be done without asking for more
 */
export async function runIntent(
  hash: string,
  intent: Intent | undefined,
): Promise<ActionResult | undefined> {
  const product = intent && productOf(intent);
  if (!intent || !product || intent.for === 'kept') return undefined;
  if (intent.for === 'cart') {
    const line = {
      productId: product.id,
      options: optionIdsOf(intent.options),
      quantity: 1,
      key: intent.once,
    };
    return addToCartOf(hash, line);
  }
  const listed = await addToWishlistOf(hash, product);
  const isThere = !listed.ok && listed.code === 'alreadyListed';
  return isThere ? { ok: true, code: 'listed' } : listed;
}
