import 'server-only';
import { and, count, desc, eq, ilike, inArray, isNull, not, or } from 'drizzle-orm';
import { paymentSessionHours } from '@/content/checkout/periods';
import { run, type SQL, sql } from '@/db/client';
import { findOrder, type Order } from '@/db/orders/orders';
import { invoices, orders } from '@/db/schema';
import { readOrderNumber } from '@/lib/orders/document-number';
import { type OrderState, unpaidStates } from '@/lib/orders/order';
import { rowsPerPage } from './desk';

export type OrderFilter = {
  /** A state, or the unpaid orders without an address (`anonymous`). Without a state and a query, all other orders. */
  readonly state?: OrderState | typeof anonymous;
  /** A number, or part of a number, a name or an address. */
  readonly query?: string;
};

/** Unpaid orders without an address: anybody can create them, so they are listed apart. */
export const anonymous = 'anonymous';
const isAnonymous = sql<boolean>`${and(isNull(orders.email), inArray(orders.state, [...unpaidStates]))}`;

/** Of these and others: it awaits payment. */
const isPayable = eq(orders.state, 'awaiting');

/** The `ilike` pattern that finds a text anywhere; wildcards in it are escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function isFound(query: string | undefined): SQL | undefined {
  if (!query) return undefined;
  const number = readOrderNumber(query);
  if (number) return eq(orders.number, number);
  const pattern = containing(query);
  return or(
    ilike(orders.number, pattern),
    ilike(orders.email, pattern),
    ilike(sql`${orders.contact}->>'name'`, pattern),
  );
}

function isIn({ state, query }: OrderFilter): SQL | undefined {
  if (state === anonymous) return isAnonymous;
  // A search finds orders of every state.
  const isShown = query ? undefined : not(isAnonymous);
  return and(isShown, state && eq(orders.state, state));
}

/** A page of the orders that a filter lets through, the newest first. @param page from 1 */
export async function listDeskOrders(filter: OrderFilter, page = 1) {
  const { number, placedAt, email, contact, totalCents } = orders;
  return run((db) =>
    db
      .select({
        number,
        placedAt,
        email,
        contact,
        totalCents,
        state: orders.state,
        isLate: sql<boolean>`${isPayable} and ${placedAt} < now() - make_interval(hours => ${paymentSessionHours}::int)`,
        isDisputed: sql<boolean>`exists (
          select 1 from order_changes change
          where change.order_id = orders.id and change.note = 'disputed')`,
      })
      .from(orders)
      .where(and(isFound(filter.query), isIn(filter)))
      .orderBy(desc(placedAt), desc(number))
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage),
  );
}

/** How many orders a search finds in each part of the list; parts without orders are absent. */
export async function countOrders(
  query?: string,
): Promise<Readonly<Partial<Record<OrderState | typeof anonymous, number>>>> {
  const part = query
    ? sql<OrderState>`${orders.state}`
    : sql<OrderState>`case when ${isAnonymous} then ${anonymous} else ${orders.state} end`;
  const rows = await run((db) =>
    db
      .select({ part: part.as('part'), count: count() })
      .from(orders)
      .where(isFound(query))
      .groupBy(sql`part`),
  );
  return Object.fromEntries(rows.map((row) => [row.part, row.count]));
}

export type DeskOrder = Order & {
  readonly invoice?: { readonly year: number; readonly number: number };
};

/** An order with everything about it and its invoice, if there is one. `undefined` when there is no such order. */
export async function findDeskOrder(number: string): Promise<DeskOrder | undefined> {
  const order = await findOrder(number);
  if (!order) return undefined;
  const [invoice] = await run((db) =>
    db
      .select({ year: invoices.year, number: invoices.number })
      .from(invoices)
      .where(eq(invoices.orderId, order.id)),
  );
  return { ...order, invoice };
}

/** The states of the orders with these numbers. */
export async function statesOf(
  numbers: readonly string[],
): Promise<ReadonlyMap<string, OrderState>> {
  if (numbers.length === 0) return new Map();
  const rows = await run((db) =>
    db
      .select({ number: orders.number, state: orders.state })
      .from(orders)
      .where(inArray(orders.number, [...numbers])),
  );
  return new Map(rows.map(({ number, state }) => [number, state]));
}
