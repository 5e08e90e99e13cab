import 'server-only';
import { removeWish, removeWishOf } from '@/db/cart/wishlists';
import type { TokenHash } from '@/lib/account/token';
import type { ActionResult } from '@/lib/action';
import { runMutation } from '@/use-cases/process/run-mutation';

/** Removes a wish by its id. @returns `wishlistRemoveFailed` for a wish that is not theirs */
export async function removeFromWishlist(hash: TokenHash, id: string): Promise<ActionResult> {
  return runMutation(
    'wishlistRemoveFailed',
    'unlisted',
    async () => (await removeWish(hash, id)) ?? 'wishlistRemoveFailed',
  );
}

/** Removes a product, whether or not it is in the wishlist. */
export async function unwish(hash: TokenHash, productId: string): Promise<ActionResult> {
  return runMutation(
    'wishlistRemoveFailed',
    'unlisted',
    async () => (await removeWishOf(hash, productId)) ?? 'wishlistRemoveFailed',
  );
}
