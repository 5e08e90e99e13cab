import 'server-only';
import { and, count, desc, eq, inArray, isNull, not, or } from 'drizzle-orm';
import { paymentSessionHours } from '@/content/checkout/periods';
import { run, type SQL, sql } from '@/db/client';
import { atHouse } from '@/db/house-time';
import { isBalanceOpen } from '@/db/orders/balance-sessions';
import { type Invoice, listInvoices } from '@/db/orders/invoices';
import { findOrder, type Order } from '@/db/orders/orders';
import { declaredTimes, findOpenDeclaration } from '@/db/orders/withdrawals';
import { orders } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import type { PaymentRecord } from '@/lib/checkout/payment-event';
import { searchTerms } from '@/lib/desk/search-terms';
import { declarationDoubt } from '@/lib/orders/declaration-doubt';
import { dueStates, type OrderState, outstandingStates, unpaidStates } from '@/lib/orders/order';
import { addLogEntry, rowsPerPage } from './desk';
import { itsLines } from './desk-plan';
import { itsEvents, itsRefunds, surplusesOf } from './desk-surplus';
import { isFound, newestFirst } from './search-conditions';

export type OrderFilter = {
  /** A state, or the unpaid orders without an address (`anonymous`). Without a state and a query, all other orders. */
  readonly state?: OrderState | typeof anonymous;
  /** Words of anything in an order: number, buyer, telephone, address, pieces. */
  readonly query?: string;
  /** Destination, as `FR`. */
  readonly country?: string;
  /** Monday of a week, and what happened in it: the order, or its delivery as agreed or else announced. */
  readonly week?: { readonly monday: string; readonly of: 'placed' | 'delivery' };
  /** Those whose money is still to come. */
  readonly isUnpaid?: boolean;
};

/** Unpaid orders without an address: anybody can create them, so they are listed apart. */
export const anonymous = 'anonymous';
const isAnonymous = sql<boolean>`${and(isNull(orders.email), inArray(orders.state, [...unpaidStates]))}`;

/** Of these and others: it awaits payment. */
const isPayable = eq(orders.state, 'awaiting');

function isInWeek({ monday, of }: NonNullable<OrderFilter['week']>): SQL {
  const first = sql`${monday}::date`;
  if (of === 'delivery') {
    const day = sql`coalesce(${orders.deliveryDate}, ${orders.deliveryFirst})`;
    return sql`${day} >= ${first} and ${day} < ${first} + 7`;
  }
  const start = (days: SQL) => atHouse(sql`(${first} + ${days})::timestamp`);
  return sql`${orders.placedAt} >= ${start(sql`0`)} and ${orders.placedAt} < ${start(sql`7`)}`;
}

/** The condition of a filter but for the state. */
function isWanted({ query, country, week, isUnpaid }: OrderFilter): SQL | undefined {
  return and(
    query ? isFound('orders', searchTerms(query)) : undefined,
    country ? eq(orders.deliveryCountry, country) : undefined,
    week && isInWeek(week),
    isUnpaid ? or(inArray(orders.state, [...dueStates]), isBalanceOpen) : undefined,
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
  const { id, number, placedAt, email, contact, totalCents } = orders;
  const order = [newestFirst(placedAt, searchTerms(filter.query ?? '')), desc(number)];
  const rows = await run((db) => {
    // Found first: what is said of each would otherwise be computed for all rows of the pages before, too.
    const shown = db
      .select({ id })
      .from(orders)
      .where(and(isWanted(filter), isIn(filter)))
      .orderBy(...order)
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage)
      .as('shown');
    return db
      .select({
        number,
        placedAt,
        email,
        contact,
        totalCents,
        state: orders.state,
        isLate: sql<boolean>`${isPayable} and ${placedAt} < now() - make_interval(hours => ${paymentSessionHours}::int)`,
        isBalanceDue: sql<boolean>`${isBalanceOpen}`,
        isDisputed: sql<boolean>`exists (
          select 1 from order_changes change
          where change.order_id = orders.id and change.note = 'disputed')`,
      })
      .from(orders)
      .innerJoin(shown, eq(shown.id, id))
      .orderBy(desc(placedAt), desc(number));
  });
  const numbers = rows.map((row) => row.number);
  const [declared, surpluses] = await Promise.all([declaredTimes(numbers), surplusesOf(numbers)]);
  return rows.map((row) => ({
    ...row,
    declaredAt: declared.get(row.number),
    surplusCents: surpluses.get(row.number),
  }));
}

/** Of a search, so many orders are counted, the newest: more than anybody looks through. */
export const mostCounted = 1_000;

type Counts = Readonly<Partial<Record<OrderState | typeof anonymous, number>>>;

/** How many orders a filter lets through in each part of the list; parts without orders are absent. */
export async function countOrders(filter: OrderFilter = {}): Promise<Counts> {
  const { query } = filter;
  const rows = await run((db) => {
    const wanted = db.select({ state: orders.state }).from(orders).where(isWanted(filter));
    const counted = query
      ? wanted.orderBy(newestFirst(orders.placedAt, searchTerms(query))).limit(mostCounted)
      : wanted;
    const all = counted.as('counted');
    return db.select({ state: all.state, count: count() }).from(all).groupBy(all.state);
  });
  // A search finds orders of every state.
  const unnamed = query ? [] : await countAnonymous(filter);
  const counts: Partial<Record<OrderState | typeof anonymous, number>> = {};
  for (const row of rows) counts[row.state] = row.count;
  for (const row of unnamed) {
    const rest = (counts[row.state] ?? 0) - row.count;
    if (rest > 0) counts[row.state] = rest;
    else delete counts[row.state];
    counts[anonymous] = (counts[anonymous] ?? 0) + row.count;
  }
  return counts;
}

/** The unpaid orders without an address in each state: counted apart, the others are counted by an index alone. */
const countAnonymous = (filter: OrderFilter) =>
  run((db) =>
    db
      .select({ state: orders.state, count: count() })
      .from(orders)
      .where(and(isAnonymous, isWanted(filter)))
      .groupBy(orders.state),
  );

/** Whether the provider has given anything of an order back. */
const isPaidBack = sql`exists (select 1 from payment_events event
  where event.order_id = orders.id and event.fact->>'kind' = 'refunded')`;

/** Of a sum that came by transfer a rest may be due. */
const isByTransfer = eq(orders.provider, 'transfer');

/** What has come for an order of which something may be outstanding, or was given back. */
const itsRecords = sql<PaymentRecord[] | null>`case
  when ${or(inArray(orders.state, [...outstandingStates]), isBalanceOpen, isPaidBack, isByTransfer)} then ${itsEvents} end`;

/** All orders that a filter lets through, the newest first, for a file; logs who exported them. */
export async function exportOrders(filter: OrderFilter, author: ProvenEmail) {
  const { number, placedAt, state, email, contact, totalCents, language } = orders;
  const { deliveryCountry, deliveryPostcode, deliveryDate, deliveredAt, paidWith } = orders;
  const { depositCents, isBalancePaid, provider, providerPayment } = orders;
  return run((db) =>
    db.transaction(async (tx) => {
      await addLogEntry(tx, { author, action: 'exported', subject: 'orders' });
      return tx
        .select({
          ...{ number, placedAt, state, email, contact, totalCents, language },
          ...{ deliveryCountry, deliveryPostcode, deliveryDate, deliveredAt, paidWith },
          ...{
            depositCents,
            isBalancePaid,
            provider,
            providerPayment,
            vatPercent: orders.vatPercent,
          },
          ...{ lines: itsLines, records: itsRecords, refunds: itsRefunds },
        })
        .from(orders)
        .where(and(isWanted(filter), isIn(filter)))
        .orderBy(desc(placedAt), desc(number));
    }),
  );
}

export type DeskOrder = Order & {
  /** The oldest first. */
  readonly invoices: readonly Invoice[];
};

/** An order with everything about it and its invoices. `undefined` when there is no such order. */
export async function findDeskOrder(number: string): Promise<DeskOrder | undefined> {
  const order = await findOrder(number);
  if (!order) return undefined;
  return { ...order, invoices: await listInvoices(order.id) };
}

/** The declared withdrawal of an order that is neither paid back nor set aside; `undefined` when there is none. */
export const findDeclarationOf = (number: string) => run((db) => findOpenDeclaration(db, number));

/** When that was declared, for the sheets that go with an order; `undefined` while it is in doubt, too. */
export async function findDeclaredDay(
  order: Pick<Order, 'number' | 'email' | 'state'>,
): Promise<Date | undefined> {
  const declaration = await findDeclarationOf(order.number);
  // The buyer's comes first.
  return declaration && !declarationDoubt(declaration, order) ? declaration.declaredAt : undefined;
}

/** The states and addresses of the orders with these numbers. */
export async function headsOf(
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly state: OrderState; readonly email: string | null }>> {
  if (numbers.length === 0) return new Map();
  const rows = await run((db) =>
    db
      .select({ number: orders.number, state: orders.state, email: orders.email })
      .from(orders)
      .where(inArray(orders.number, [...numbers])),
  );
  return new Map(rows.map(({ number, ...head }) => [number, head]));
}
