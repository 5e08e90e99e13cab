'use server';
import { z } from 'zod';
import { visitorTokenHash } from '@/lib/account/session';
import type { ActionResult } from '@/lib/action';
import { findProduct } from '@/lib/catalogue/products';
import { addToWishlistOf } from '@/use-cases/cart/add';
import {
  removeFromWishlist as remove,
  unwish as removeProduct,
} from '@/use-cases/cart/change-wishlist';
import { respond } from '@/use-cases/site/respond';

/**
 * Puts a piece in the visitor's wishlist.
 * @returns ok; `emailRequiredWishlist` without a session; `alreadyListed`; `wishlistAddFailed` for something
 * that is not a piece, or during a database outage
 */
export async function addToWishlist(_: unknown, form: FormData): Promise<ActionResult> {
  const productId = z.string().max(100).safeParse(form.get('productId'));
  const product = productId.success ? findProduct(productId.data) : undefined;
  if (!product || product.kind === 'composition') {
    return respond({ ok: false, code: 'wishlistAddFailed' }, form);
  }
  const hash = await visitorTokenHash();
  const once = z.guid().catch(crypto.randomUUID).parse(form.get('key'));
  const intent = { for: 'wishlist', product: product.id, options: '', once } as const;
  if (!hash) return respond({ ok: false, code: 'emailRequiredWishlist' }, form, intent);
  return respond(await addToWishlistOf(hash, product), form, intent);
}

/**
 * Removes a piece from the visitor's wishlist by the id of the wish.
 * @returns ok; `wishlistRemoveFailed` for a wish that is not theirs, or during a database outage
 */
export async function removeFromWishlist(_: unknown, form: FormData): Promise<ActionResult> {
  const id = z.uuid().safeParse(form.get('id')).data;
  const hash = await visitorTokenHash();
  if (!id || !hash) return respond({ ok: false, code: 'wishlistRemoveFailed' }, form);
  return respond(await remove(hash, id), form);
}

/**
 * Removes a product from the visitor's wishlist, whether or not it is in it.
 * @returns ok; `wishlistRemoveFailed` without a session, or during a database outage
 */
export async function unwish(_: unknown, form: FormData): Promise<ActionResult> {
  const productId = z.string().max(100).safeParse(form.get('productId')).data;
  const hash = await visitorTokenHash();
  if (productId === undefined || !hash) {
    return respond({ ok: false, code: 'wishlistRemoveFailed' }, form);
  }
  return respond(await removeProduct(hash, productId), form);
}
