import 'server-only';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { run, type SQL, sql } from '@/db/client';
import { orders } from '@/db/schema';
import type { PaymentRecord } from '@/lib/checkout/payment-event';
import { moneyOf, type Refund, surplusCents } from '@/lib/checkout/refund';
import { countedCents } from '@/lib/checkout/transfer/transfer';
import { heldStates, openStates } from '@/lib/orders/order';

/** What the house has asked to give back of an order, or has transferred. */
export const itsRefunds = sql<Refund[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'cents', refund.cents, 'kind', refund.kind, 'way', refund.way, 'state', refund.state))
  from refunds refund where refund.order_id = orders.id)`;

/** What its payments say of an order, the oldest first. */
export const itsEvents = sql<PaymentRecord[] | null>`(
  select jsonb_agg(
    jsonb_build_object('fact', event.fact, 'providerPayment', event.provider_payment)
    order by event.received_at)
  from payment_events event where event.order_id = orders.id)`;

/**
 * More was paid than the total, or than what is paid first while the balance is due, before anything was given back; a payment that
 * is told of twice counts twice here.
 */
const isOverpaid = sql`(
  select sum((event.fact->>'cents')::bigint) from payment_events event
  where event.order_id = orders.id and event.fact->>'kind' = 'paid')
  > case when ${orders.isBalancePaid} then ${orders.totalCents} else coalesce(${orders.depositCents}, ${orders.totalCents}) end`;

/** Another order, which goes on, has paid for the same before: all of this one is to be given back. */
const isPaidTwice = sql<boolean>`exists (
  select 1 from order_changes change join orders other on other.number = change.remark
  where change.order_id = orders.id and change.note = 'paidTwice' and ${inArray(sql`other.state`, [...heldStates])})`;

/** Whether another order, which goes on, has paid for the same as an order. */
export async function hasTwin(id: string): Promise<boolean> {
  const rows = await run((db) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), isPaidTwice)),
  );
  return rows.length > 0;
}

/** So long after its delivery an order is looked at. */
export const surplusDays = 90;

/** The states of orders that go on and are not delivered: few rows of an index. */
const undelivered = openStates.filter((state) => heldStates.includes(state));

/** Of few rows, by indexes: an order that is to be delivered, or was of late. */
const isOfLate = or(
  inArray(orders.state, undelivered),
  and(
    eq(orders.state, 'delivered'),
    sql`${orders.deliveredAt} > now() - make_interval(days => ${surplusDays}::int)`,
  ),
);

/** An order of which a surplus is to be given back. */
export type Surplus = {
  readonly number: string;
  /** Its buyer, as far as known. */
  readonly name: string | undefined;
  readonly cents: number;
};

async function surplusesAmong(among: SQL | undefined): Promise<Surplus[]> {
  const { number, email, contact, state, provider } = orders;
  const { totalCents, depositCents, isBalancePaid } = orders;
  const rows = await run((db) =>
    db
      .select({
        ...{ number, email, contact, state, provider, totalCents, depositCents, isBalancePaid },
        ...{ records: itsEvents, refunds: itsRefunds, isTwin: isPaidTwice },
      })
      .from(orders)
      .where(and(among, or(isOverpaid, isPaidTwice)))
      .orderBy(asc(orders.placedAt), asc(number)),
  );
  return rows.flatMap((row) => {
    const records = row.records ?? [];
    const money = moneyOf(records, row.refunds ?? []);
    const counted = row.isTwin ? 0 : countedCents(row, records);
    const cents = surplusCents(row.state, money, counted);
    const name = row.contact?.name ?? row.email ?? undefined;
    return cents > 0 ? [{ number: row.number, name, cents }] : [];
  });
}

/** The orders that are to be delivered, or were within `surplusDays`, for which money has come that they cannot count, or that paid
 * for the same a second time; the oldest first. */
export const listSurpluses = (): Promise<Surplus[]> => surplusesAmong(isOfLate);

/** What is to be given back of the orders with these numbers, euro cents; absent where nothing is. */
export async function surplusesOf(
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map();
  const isOne = and(inArray(orders.number, [...numbers]), inArray(orders.state, [...heldStates]));
  return new Map((await surplusesAmong(isOne)).map(({ number, cents }) => [number, cents]));
}
