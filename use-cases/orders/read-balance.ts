import 'server-only';
import { findOrderById, type Order } from '@/db/orders/orders';
import { keyRing } from '@/db/process/key-ring';
import { balancePath } from '@/lib/orders/balance-path';
import { isBalanceDue } from '@/lib/orders/deposit';
import { readRow, signRow } from '@/lib/process/row-token';
import { orAway } from '@/use-cases/process/or-away';

/** The order whose balance a token names. `undefined` for a token that this shop did not sign, or whose order is gone. */
export async function findBalanceOrder(token: unknown): Promise<Order | undefined> {
  const id = await readRow('balance', token, await keyRing());
  const order = id ? await findOrderById(id) : undefined;
  return order?.depositCents === null ? undefined : order;
}

/** The same for a page; `away` without a database. */
export const readBalance = (token: string): Promise<Order | 'away' | undefined> =>
  orAway('reading a balance failed', () => findBalanceOrder(token));

/** The page where the balance of an order is paid, for who may see the order; `undefined` where none is due. */
export async function balancePathOf(order: Order): Promise<string | undefined> {
  if (!isBalanceDue(order)) return undefined;
  return balancePath(await signRow('balance', order.id, new Date(), await keyRing()));
}
