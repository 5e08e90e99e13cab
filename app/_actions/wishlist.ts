'use server';
import { z } from 'zod';
import { removeWish, removeWishOf } from '@/db/wishlists';
import type { ActionResult } from '@/lib/action';
import { findProduct } from '@/lib/products';
import { visitorTokenHash } from '@/lib/session';
import { addToWishlistOf } from './add';
import { respond } from './respond';
import { runMutation } from './run-mutation';

/**
 * Puts a piece in the visitor's wishlist.
 * @returns ok; `emailRequiredWishlist` without a session; `alreadyListed`; `wishlistAddFailed` for
 * something that is not a piece or a database that is away.
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
 * Takes a piece out of the visitor's own wishlist, by the id of the wish.
 * @returns ok; `wishlistRemoveFailed` for a wish that is not theirs or a database that is away.
 */
export async function removeFromWishlist(_: unknown, form: FormData): Promise<ActionResult> {
  const id = z.uuid().safeParse(form.get('id'));
  const hash = await visitorTokenHash();
  if (!id.success || !hash) return respond({ ok: false, code: 'wishlistRemoveFailed' }, form);
  return respond(
    await runMutation(
      'wishlistRemoveFailed',
      'unlisted',
      async () => (await removeWish(hash, id.data)) ?? 'wishlistRemoveFailed',
    ),
    form,
  );
}

/**
 * Takes a piece out of the visitor's own wishlist, by its product; one that is not in it is out of it.
 * @returns ok; `wishlistRemoveFailed` without a session or with a database that is away.
 */
export async function unwish(_: unknown, form: FormData): Promise<ActionResult> {
  const productId = z.string().max(100).safeParse(form.get('productId'));
  const hash = await visitorTokenHash();
  if (!productId.success || !hash)
    return respond({ ok: false, code: 'wishlistRemoveFailed' }, form);
  return respond(
    await runMutation(
      'wishlistRemoveFailed',
      'unlisted',
      async () => (await removeWishOf(hash, productId.data)) ?? 'wishlistRemoveFailed',
    ),
    form,
  );
}
