import 'server-only';
import { clearCart, removeLine, setQuantity } from '@/db/cart/carts';
import type { ActionResult } from '@/lib/action';
import { runMutation } from '@/use-cases/process/run-mutation';

/** Sets the quantity of a line. @returns `cartQuantityFailed` for a line that is not theirs */
export async function changeQuantity(
  hash: string,
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
export async function removeFromCart(hash: string, id: string): Promise<ActionResult> {
  return runMutation(
    'cartRemoveFailed',
    'removed',
    async () => (await removeLine(hash, id)) ?? 'cartRemoveFailed',
  );
}

/** Removes all lines. @returns `cartClearFailed` for an empty cart */
export async function emptyCart(hash: string): Promise<ActionResult> {
  return runMutation(
    'cartClearFailed',
    'cleared',
    async () => (await clearCart(hash)) ?? 'cartClearFailed',
  );
}
