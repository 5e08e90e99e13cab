'use server';
import { z } from 'zod';
import { visitorTokenHash } from '@/lib/account/session';
import type { ActionResult } from '@/lib/action';
import { addToWishlistOf } from '@/use-cases/cart/add';
import {
  removeFromWishlist as remove,
  unwish as removeProduct,
} from '@/use-cases/cart/change-wishlist';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { respond } from '@/use-cases/site/respond';

/**
 * Puts a piece in the visitor's wishlist, with the options that the form has.
 * @returns ok; `emailRequiredWishlist` without a session; `alreadyListed`; `wishlistAddFailed` for something
 * that is not a piece or is not made so, or during a database outage
 */
export async function addToWishlist(_: unknown, form: FormData): Promise<ActionResult> {
  const choice = choiceIn(form);
  if (!choice || choice.product.kind === 'composition') {
    return respond({ ok: false, code: 'wishlistAddFailed' }, form);
  }
  const hash = await visitorTokenHash();
  const once = z.guid().catch(crypto.randomUUID).parse(form.get('key'));
  const { product, optionIds } = choice;
  const intent = { for: 'wishlist', product: product.id, options: optionIds.join(), once } as const;
  if (!hash) return respond({ ok: false, code: 'emailRequiredWishlist' }, form, intent);
  return respond(await addToWishlistOf(hash, choice), form, intent);
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
