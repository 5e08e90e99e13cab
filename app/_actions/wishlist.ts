'use server';
import { z } from 'zod';
import { addWish, removeWish } from '@/db/wishlists';
import type { ActionResult } from '@/lib/action';
import { productName } from '@/lib/i18n/product-name';
import { findProduct } from '@/lib/products';
import { visitorTokenHash } from '@/lib/session';
import { attempt } from './attempt';
import { answer } from './plain-post';

/**
 * Puts a piece in the visitor's wishlist.
 * @returns ok; `emailRequiredWishlist` without a session; `alreadyListed`; `wishlistAddFailed` for
 * something that is not a piece or a database that is away.
 */
export async function addToWishlist(_: unknown, form: FormData): Promise<ActionResult> {
  const productId = z.string().max(100).safeParse(form.get('productId'));
  const product = productId.success ? findProduct(productId.data) : undefined;
  if (!product || product.kind === 'atelier') {
    return answer({ ok: false, code: 'wishlistAddFailed' }, form);
  }
  const hash = await visitorTokenHash();
  if (!hash) return answer({ ok: false, code: 'emailRequiredWishlist' }, form);
  return answer(
    await attempt('wishlistAddFailed', 'listed', async () => {
      const added = await addWish(hash, {
        productId: product.id,
        productName: await productName(product, 'fr'),
        priceCents: product.basePriceCents,
      });
      if (added.outcome === 'listed') return added.summary;
      return added.outcome === 'alreadyListed' ? 'alreadyListed' : 'emailRequiredWishlist';
    }),
    form,
  );
}

/**
 * Takes a piece out of the visitor's own wishlist.
 * @returns ok; `wishlistRemoveFailed` for a wish that is not theirs or a database that is away.
 */
export async function removeFromWishlist(_: unknown, form: FormData): Promise<ActionResult> {
  const id = z.uuid().safeParse(form.get('id'));
  const hash = await visitorTokenHash();
  if (!id.success || !hash) return answer({ ok: false, code: 'wishlistRemoveFailed' }, form);
  return answer(
    await attempt(
      'wishlistRemoveFailed',
      'unlisted',
      async () => (await removeWish(hash, id.data)) ?? 'wishlistRemoveFailed',
    ),
    form,
  );
}
