import 'server-only';
import { z } from 'zod';
import { rowsOf, run, type SQL, sql } from '@/db/client';
import { firstDay } from '@/lib/desk/month';

/** Whether a time lies in a month, in the shop's time. @param month as `2026-11` */
function isIn(time: SQL, month: string): SQL {
  const start = sql`${firstDay(month).toISOString().slice(0, 10)}::date::timestamp`;
  return sql`${time} >= ${start} at time zone 'Europe/Paris'
    and ${time} < (${start} + interval '1 month') at time zone 'Europe/Paris'`;
}

const DayRow = z.object({ day: z.string(), orders: z.number(), cents: z.number() });
const RefundRow = z.object({ count: z.number(), cents: z.number(), partly: z.number() });
const OptionRow = z.object({
  productId: z.string().nullable(),
  optionId: z.string(),
  name: z.string(),
  count: z.number(),
});

/**
 * The figures of a month: the payments of each day that had one, the refunds, and the chosen options. An order counts
 * on the day of its invoice, which it gets when it is paid; cents, VAT included.
 * @param month as `2026-11`
 */
export async function findFigures(month: string) {
  const isIssued = isIn(sql`invoice.issued_at`, month);
  return run(async (db) => {
    const [days, [refunds], options] = await Promise.all([
      rowsOf(
        db,
        DayRow,
        sql`select to_char(invoice.issued_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day,
            count(*)::int as orders, sum(orders.total_cents)::float8 as cents
          from invoices invoice join orders on orders.id = invoice.order_id
          where ${isIssued} group by 1 order by 1`,
      ),
      rowsOf(
        db,
        RefundRow,
        sql`select count(*) filter (where note is null)::int as count,
            coalesce(sum(total_cents) filter (where note is null), 0)::float8 as cents,
            (count(distinct order_id) filter (where note is not null))::int as partly
          from order_changes change join orders on orders.id = change.order_id
          where (note = 'partlyRefunded' or (note is null and change.state = 'refunded'))
            and ${isIn(sql`change.at`, month)}`,
      ),
      rowsOf(
        db,
        OptionRow,
        sql`select line.product_id as "productId", option.id as "optionId",
            max(line.option_names->>(option.place - 1)::int) as name, sum(line.quantity)::int as count
          from invoices invoice join order_lines line on line.order_id = invoice.order_id
          cross join lateral jsonb_array_elements_text(line.option_ids)
            with ordinality as option(id, place)
          where ${isIssued} group by 1, 2`,
      ),
    ]);
    return { days, refunds: refunds ?? { count: 0, cents: 0, partly: 0 }, options };
  });
}
