import 'server-only';
import { notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, run, type SQL, sql } from '@/db/client';
import { atHouse } from '@/db/house-time';
import { orders } from '@/db/schema';
import { boundsOf, type Period } from '@/lib/desk/periods/period';
import { unpaidStates } from '@/lib/orders/order';

const SaleRow = z.object({
  day: z.string(),
  country: z.string(),
  orders: z.number(),
  cents: z.number(),
});
const LineRow = z.object({
  productId: z.string().nullable(),
  name: z.string(),
  optionIds: z.array(z.string()),
  optionNames: z.array(z.string()),
  quantity: z.number(),
  cents: z.number(),
});
const RefundRow = z.object({ count: z.number(), cents: z.number(), partly: z.number() });
const TimeRow = z.object({ days: z.number(), count: z.number() });
const OfferRow = z.object({ written: z.number(), accepted: z.number() });
const StayRow = z.object({
  count: z.number(),
  cents: z.number(),
  nights: z.number(),
  ordered: z.number(),
});

/** Whether a time lies in a period, in the shop's time. */
function isIn(time: SQL, period: Period): SQL {
  const { first, before } = boundsOf(period);
  const start = (day: string) => atHouse(sql`${day}::date::timestamp`);
  return sql`${time} >= ${start(first)} and ${time} < ${start(before)}`;
}

/** The day of a time in the shop's time. */
const dayOf = (time: SQL) => sql`${atHouse(time)}::date`;

/**
 * The figures of a month or a year. An order counts on the day of its invoice, which it gets when it is paid, to the
 * country of its price; what was given back, in whole or in part, on the day of its credit note; an offer on the day it
 * was written, and accepted once an order of it was paid; a delivery on its day. Euro cents, VAT included; the nights of
 * the Résidence, which are sold in dollars, stand apart in their cents. A stay became an order when its guest has ordered
 * and paid from the day of arrival until the credit of its nights ends.
 */
export async function findFigures(period: Period) {
  const isIssued = isIn(sql`invoice.issued_at`, period);
  // With a deposit it has two invoices, and counts as a whole on the day of the first.
  const isFirst = sql`invoice.kind <> 'final'`;
  return run(async (db) => {
    const [sales, lines, [refunds], times, [offers], [stays]] = await Promise.all([
      rowsOf(
        db,
        SaleRow,
        // Days and codes of countries, not texts by the rules of a language, are what is sorted.
        sql`select day::text, country, orders, cents from (
            select ${dayOf(sql`invoice.issued_at`)} as day,
              coalesce(orders.delivery_country, 'FR') collate "C" as country,
              count(*)::int as orders, sum(orders.total_cents)::float8 as cents
            from invoices invoice join orders on orders.id = invoice.order_id
            where ${isIssued} and ${isFirst} group by 1, 2
          ) sale order by sale.day, country`,
      ),
      rowsOf(
        db,
        LineRow,
        sql`select line.product_id as "productId", line.option_ids as "optionIds",
            max(line.name collate "C") as name,
            max(line.option_names::text collate "C")::jsonb as "optionNames",
            sum(line.quantity)::int as quantity,
            sum(line.quantity::float8 * line.unit_cents) as cents
          from invoices invoice join order_lines line on line.order_id = invoice.order_id
          where ${isIssued} and ${isFirst} group by line.product_id, line.option_ids`,
      ),
      rowsOf(
        db,
        RefundRow,
        sql`with credited as (
            select credit.order_id, sum(credit.cents) as cents, max(case when is_balance_paid then total_cents
              else coalesce(deposit_cents, total_cents) end) as total
            from credit_notes credit join orders on orders.id = credit.order_id
            where ${isIn(sql`credit.issued_at`, period)} group by credit.order_id)
          select count(*)::int as count, coalesce(sum(cents), 0)::float8 as cents,
            (count(*) filter (where cents < total))::int as partly
          from credited`,
      ),
      rowsOf(
        db,
        TimeRow,
        sql`select ${dayOf(sql`orders.delivered_at`)} - ${dayOf(sql`invoice.issued_at`)} as days,
            count(*)::int as count
          from orders join invoices invoice on invoice.order_id = orders.id
          where ${isIn(sql`orders.delivered_at`, period)} and ${isFirst} group by 1 order by 1`,
      ),
      rowsOf(
        db,
        OfferRow,
        sql`select count(*)::int as written, (count(*) filter (where exists (
            select 1 from orders where orders.offer_id = offer.id
              and ${notInArray(orders.state, [...unpaidStates])})))::int as accepted
          from offers offer where ${isIn(sql`offer.created_at`, period)}`,
      ),
      rowsOf(
        db,
        StayRow,
        sql`select count(*)::int as count, coalesce(sum(total_cents), 0)::float8 as cents,
            coalesce(sum(check_out - check_in), 0)::int as nights,
            (count(*) filter (where exists (
              select 1 from orders join invoices on invoices.order_id = orders.id
              where orders.email = bookings.email
                and ${dayOf(sql`orders.placed_at`)} between check_in and check_out + credit_days
            )))::int as ordered
          from bookings where state = 'booked' and ${isIn(sql`confirmed_at`, period)}`,
      ),
    ]);
    return {
      ...{ sales, lines, times },
      refunds: refunds ?? { count: 0, cents: 0, partly: 0 },
      offers: offers ?? { written: 0, accepted: 0 },
      stays: stays ?? { count: 0, cents: 0, nights: 0, ordered: 0 },
    };
  });
}
