import 'server-only';
import { cache } from 'react';
import { findOrder, findOrderById, findTokenOrder, type Order } from '@/db/orders/orders';
import type { ErasedColumn } from '@/db/personal-data';
import { keyRing } from '@/db/process/key-ring';
import { findBuyer } from '@/lib/checkout/buyer';
import { isPayable } from '@/lib/orders/order';
import { env } from '@/lib/process/env';
import { readRow } from '@/lib/process/row-token';
import type { SearchParam } from '@/lib/search-params';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { orAway } from '@/use-cases/process/or-away';
import { isClosedOffer } from './read-offer';

const failure = 'reading an order failed';

/** What a visitor may see of an order. */
export type ShownOrder = {
  /** Without address, contact and postcode for who may not see the person. */
  readonly order: Order;
  /** Whether its person is shown, and with it the invoice: name, address, telephone. */
  readonly maySeePerson: boolean;
};

/**
 * Whether an order belongs to this visitor: to the browser that left to pay it, to who has proven the address it
 * was placed with, or to the people of the house.
 */
export async function isTheirs({ buyerHash, email }: Pick<Order, 'buyerHash' | 'email'>) {
  if (buyerHash !== null && (await findBuyer()) === buyerHash) return true;
  const proven = await provenVisitor();
  return proven !== undefined && (proven === email || env().STAFF?.includes(proven) === true);
}

/**
 * What an order says of its person, as whoever has its token sees it. The hash of the browser is no part of it: no page
 * shows it, and the order that took the place of another is found by it.
 */
const noPerson = {
  email: null,
  contact: null,
  buyerVatNumber: null,
  buyerReference: null,
  billing: null,
  deliveryPostcode: null,
} satisfies Readonly<Record<Exclude<ErasedColumn<'orders'>, 'buyerHash'>, null>>;

/** An order as it is shown to whoever has its token: pieces, amounts and state, as its payment page did. */
const withoutPerson = (order: Order): Order => ({ ...order, ...noPerson });

/**
 * An order, for who placed it and for the people of the house; for anybody else who has the token that names it,
 * without the person.
 * @returns `undefined` without a right to it and for a number that no order has; `away` without a database
 */
export async function readOrder(
  number: string,
  token: SearchParam,
): Promise<ShownOrder | 'away' | undefined> {
  return orAway(failure, async () => {
    const order = await findOrder(number);
    if (!order) return undefined;
    if (await isTheirs(order)) return { order, maySeePerson: true };
    const isNamed = (await readRow('order', token, await keyRing())) === order.id;
    return isNamed ? { order: withoutPerson(order), maySeePerson: false } : undefined;
  });
}

/**
 * The same for the order that a token names, read once for each page. `undefined` when it names none; `away` without
 * a database.
 */
export const readNamedOrder = cache(
  (token: SearchParam): Promise<ShownOrder | 'away' | undefined> =>
    orAway(failure, async () => {
      const id = await readRow('order', token, await keyRing());
      const order = id ? await findOrderById(id) : undefined;
      if (!order) return undefined;
      const maySeePerson = await isTheirs(order);
      return { order: maySeePerson ? order : withoutPerson(order), maySeePerson };
    }),
);

/**
 * Whether an order can be paid now: it awaits payment, no other order of its token is paid, and the offer it was
 * placed from, if any, is open.
 * @throws without a database
 */
export async function canBePaid({
  state,
  offerId,
  purchaseId,
}: Pick<Order, 'state' | 'offerId' | 'purchaseId'>): Promise<boolean> {
  if (!isPayable(state)) return false;
  if (purchaseId !== null && (await findTokenOrder(purchaseId))) return false;
  return offerId === null || !(await isClosedOffer(offerId));
}
