import 'server-only';
import { clearCart, removeLine, setQuantity } from '@/db/cart/carts';
import type { TokenHash } from '@/lib/account/token';
import type { ActionResult } from '@/lib/action';
import { runMutation } from '@/use-cases/process/run-mutation';

/** Sets the quantity of a line. @returns `cartQuantityFailed` for a line that is not theirs */
export async function changeQuantity(
  hash: TokenHash,
  id: string,
  quantity: number,
): Promise<ActionResult> {
  return runMutation(
    'cartQuantityFailed',
    'quantitySet',
    async () => (await setQuantity(hash, id, quantity)) ?? 'cartQuantityFailed',
  );
}

/** Removes a line. @returns `cartRemoveFailed` for a line that is not theirs */
export async function removeFromCart(hash: TokenHash, id: string): Promise<ActionResult> {
  return runMutation(
    'cartRemoveFailed',
    'removed',
    async () => (await removeLine(hash, id)) ?? 'cartRemoveFailed',
  );
}

/** Removes all lines. @returns `cartClearFailed` for an empty cart */
export async function emptyCart(hash: TokenHash): Promise<ActionResult> {
  return runMutation(
    'cartClearFailed',
    'cleared',
    async () => (await clearCart(hash)) ?? 'cartClearFailed',
  );
}
