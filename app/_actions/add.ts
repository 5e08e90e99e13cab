import 'server-only';
import { addLine } from '@/db/carts';
import { addWish } from '@/db/wishlists';
import type { ActionResult } from '@/lib/action';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { nameIn } from '@/lib/i18n/product-words';
import type { Intent } from '@/lib/intent';
import { findProduct, type Product, priceOf } from '@/lib/products';
import { attempt } from './attempt';

export type NewLine = {
  readonly productId: string;
  readonly options: readonly string[];
  readonly quantity: number;
  /** Makes a repeat harmless. */
  readonly key: string;
};

/** The product a line names, if it is made with these options. */
export function madeProduct(productId: string, options: readonly string[]): Product | undefined {
  const product = findProduct(productId);
  return product && priceOf(product, options) !== undefined ? product : undefined;
}

/** The product an intent names, if what it asks for can be done: compositions are not wished for. */
export function productOf(intent: Intent): Product | undefined {
  const product = madeProduct(intent.product, optionsIn(intent));
  return product?.kind === 'atelier' && intent.for === 'wishlist' ? undefined : product;
}

/** Ids of the options of an intent. */
export function optionsIn({ options }: Intent): string[] {
  return options.split(',').filter(Boolean);
}

/**
 * Puts a configured product in the cart of a visitor.
 * @returns ok; `emailRequired` when the session has ended; `cartLimit` past 99 of a line; `tooMany`;
 * `cartAddFailed` for a configuration that is not made or a database that is away.
 */
export async function addToCartOf(
  hash: string,
  { productId, options, quantity, key }: NewLine,
): Promise<ActionResult> {
  const product = madeProduct(productId, options);
  const unitPriceCents = product && priceOf(product, options);
  if (!product || unitPriceCents === undefined) return { ok: false, code: 'cartAddFailed' };
  return attempt('cartAddFailed', 'added', async () => {
    const line = {
      productId,
      productName: nameIn(await messagesOf(defaultLocale), defaultLocale, product),
      unitPriceCents,
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
 * @returns ok; `emailRequiredWishlist` when the session has ended; `alreadyListed`; `tooMany`;
 * `wishlistAddFailed` when the database is away.
 */
export async function addToWishlistOf(hash: string, product: Product): Promise<ActionResult> {
  return attempt('wishlistAddFailed', 'listed', async () => {
    const added = await addWish(hash, {
      productId: product.id,
      productName: nameIn(await messagesOf(defaultLocale), defaultLocale, product),
      priceCents: product.basePriceCents,
    });
    if (added.outcome === 'listed') return added.summary;
    return added.outcome === 'alreadyListed' ? 'alreadyListed' : 'emailRequiredWishlist';
  });
}

/** Does what a visitor had asked for before an address was known; `undefined` where nothing can be done. */
export async function carryOut(
  hash: string,
  intent: Intent | undefined,
): Promise<ActionResult | undefined> {
  const product = intent && productOf(intent);
  if (!intent || !product) return undefined;
  if (intent.for === 'cart') {
    const line = {
      productId: product.id,
      options: optionsIn(intent),
      quantity: 1,
      key: intent.once,
    };
    return addToCartOf(hash, line);
  }
  const listed = await addToWishlistOf(hash, product);
  const isThere = !listed.ok && listed.code === 'alreadyListed';
  return isThere ? { ok: true, code: 'listed' } : listed;
}
