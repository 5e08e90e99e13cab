import 'server-only';
import { and, asc, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { run, type SQL, sql } from '@/db/client';
import { deliveryDay, isDeliveredIn } from '@/db/orders/full-days';
import { declaredTimes } from '@/db/orders/withdrawals';
import { orders } from '@/db/schema';
import { addDays } from '@/lib/calendar/days';
import { longestRoadDays, type PlanEntry } from '@/lib/desk/plan';
import { type ChangeDetails, plannedStates } from '@/lib/orders/order';
import type { OrderLineView } from '@/lib/orders/order-view';

/** So many orders of a kind are shown for a week: more than a week of the house has. */
export const mostPlanned = 200;

/** What was last agreed for the delivery of an order and is not undone. */
const agreed = sql<ChangeDetails | null>`(
  select change.details from order_changes change
  where change.order_id = orders.id and change.details ? 'carriers' and not exists (
    select 1 from order_changes later
    where later.order_id = orders.id and later.details->>'undoes' = change.id::text)
  order by change.id desc limit 1)`;

/** The lines of an order; null without any. */
export const itsLines = sql<OrderLineView[] | null>`(
  select jsonb_agg(jsonb_build_object(
    'productId', line.product_id, 'name', line.name, 'optionIds', line.option_ids,
    'optionNames', line.option_names, 'quantity', line.quantity, 'unitCents', line.unit_cents
  ) order by line.position)
  from order_lines line where line.order_id = orders.id)`;

/** The orders that a condition lets through, as the plan shows them. */
async function listEntries(where: SQL | undefined, order: SQL): Promise<PlanEntry[]> {
  const { number, state, contact, deliveryCountry, deliveryPostcode } = orders;
  const { deliveryFirst, deliveryLast } = orders;
  const rows = await run((db) =>
    db
      .select({
        ...{ number, state, contact, deliveryCountry, deliveryPostcode },
        ...{ deliveryDate: deliveryDay, deliveryFirst, deliveryLast, agreed, lines: itsLines },
      })
      .from(orders)
      .where(where)
      .orderBy(order, asc(number))
      .limit(mostPlanned),
  );
  const declared = await declaredTimes(rows.map((row) => row.number));
  return rows.map(({ contact: buyer, agreed: details, lines: its, ...row }) => ({
    ...row,
    declaredAt: declared.get(row.number),
    name: buyer?.name ?? null,
    address: details?.address ?? buyer?.address ?? null,
    carriers: details?.carriers ?? null,
    lines: its ?? [],
  }));
}

/** The deliveries of the days from one until before another: those agreed, and those that were made on them. */
export const listDeliveries = (from: string, before: string): Promise<PlanEntry[]> =>
  listEntries(isDeliveredIn(from, before), asc(deliveryDay));

/** The orders that are made now or are to be, promised before the longest road behind some days. @param isCurrent `leavingIn` */
export const listToMake = (monday: string, isCurrent: boolean, days = 7): Promise<PlanEntry[]> =>
  listEntries(
    and(
      inArray(orders.state, plannedStates('toMake')),
      or(
        and(
          lt(orders.deliveryLast, addDays(monday, days + longestRoadDays)),
          isCurrent ? undefined : gte(orders.deliveryLast, monday),
        ),
        isCurrent ? isNull(orders.deliveryLast) : undefined,
      ),
    ),
    asc(orders.deliveryLast),
  );

/**
 * The orders that are ready and promised for some days, a week unless said otherwise, whose day is to be agreed.
 * @param isCurrent whether they begin with this week: then it is all that wait, whatever was promised
 */
export const listToAgree = (monday: string, isCurrent: boolean, days = 7): Promise<PlanEntry[]> =>
  listEntries(
    and(
      inArray(orders.state, plannedStates('toAgree')),
      isCurrent
        ? undefined
        : and(lt(orders.deliveryFirst, addDays(monday, days)), gte(orders.deliveryLast, monday)),
    ),
    asc(orders.deliveryLast),
  );
