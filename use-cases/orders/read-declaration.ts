import 'server-only';
import type { Order } from '@/db/orders/orders';
import { findBuyersDeclaration, findWithdrawal } from '@/db/orders/withdrawals';
import { keyRing } from '@/db/process/key-ring';
import { heldStates } from '@/lib/orders/order';
import { undoneChanges } from '@/lib/orders/order-moves';
import { readReceipt } from '@/lib/orders/receipt';
import type { SearchParam } from '@/lib/search-params';
import { orAway } from '@/use-cases/process/or-away';

/**
 * The declaration that a receipt names; `bad` for a receipt that this shop did not sign or whose declaration is
 * no longer kept, `away` without a database.
 */
export async function readDeclaration(token: SearchParam) {
  return orAway('reading a declaration failed', async () => {
    const reference =
      typeof token === 'string' ? await readReceipt(token, await keyRing()) : undefined;
    const declaration = reference && (await findWithdrawal(reference));
    return declaration ? { ...declaration, reference } : 'bad';
  });
}

/**
 * What who placed an order that the house still keeps has declared of its withdrawal, until the house acts on it: `undefined` without
 * a declaration, for one of anybody else who names the order, and once the house has gone on with the order since, as it does
 * for a buyer who has changed their mind again.
 * @throws without a database
 */
export async function findDeclared({
  number,
  state,
  changes,
}: Pick<Order, 'number' | 'state' | 'changes'>): Promise<
  { readonly reference: string; readonly declaredAt: Date } | undefined
> {
  const declared = heldStates.includes(state) ? await findBuyersDeclaration(number) : undefined;
  if (!declared) return undefined;
  const undone = undoneChanges(changes);
  const hasGoneOn = changes.some(
    ({ id, note, author, at }) =>
      !note && author.includes('@') && at > declared.declaredAt && !undone.has(id),
  );
  return hasGoneOn ? undefined : declared;
}
