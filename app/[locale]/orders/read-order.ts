import 'server-only';
import { isClosedOffer } from '@/app/[locale]/quote/read-offer';
import { keyRing } from '@/db/key-ring';
import { findVisitor } from '@/db/my-data';
import { findOrder, findOrderById, type Order } from '@/db/orders';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { isPayable } from '@/lib/order';
import { readOrderToken } from '@/lib/order-token';
import type { SearchParam } from '@/lib/search-params';
import { visitorTokenHash } from '@/lib/session';

/** The address that this visitor has proven to own. */
async function provenEmail(): Promise<string | undefined> {
  const hash = await visitorTokenHash();
  const visitor = hash ? await findVisitor(hash) : undefined;
  return visitor?.isProven ? visitor.email : undefined;
}

/**
 * An order, for who placed it: by the token that names it, or by the proven address it was placed with; and
 * for the people of the house.
 * @returns `undefined` for anybody else and for a number that no order has; `away` without a database
 */
export async function readOrder(
  number: string,
  token: SearchParam,
): Promise<Order | 'away' | undefined> {
  try {
    const order = await findOrder(number);
    if (!order) return undefined;
    if ((await readOrderToken(token, await keyRing())) === order.id) return order;
    const email = await provenEmail();
    const isTheirs = email !== undefined && email === order.email;
    return isTheirs || (email && env().STAFF?.includes(email)) ? order : undefined;
  } catch (error) {
    log().error(error, 'reading an order failed');
    return 'away';
  }
}

/** The order that a token names, however it was come by. `undefined` when it names none, or without a database. */
export async function readNamedOrder(token: SearchParam): Promise<Order | undefined> {
  try {
    const id = await readOrderToken(token, await keyRing());
    return id ? await findOrderById(id) : undefined;
  } catch (error) {
    log().error(error, 'reading an order failed');
    return undefined;
  }
}

/**
 * Whether an order can be paid now: it awaits payment, and the offer it was placed from, if any, is open.
 * @throws without a database
 */
export async function canBePaid({
  state,
  offerId,
}: Pick<Order, 'state' | 'offerId'>): Promise<boolean> {
  return isPayable(state) && (offerId === null || !(await isClosedOffer(offerId)));
}
