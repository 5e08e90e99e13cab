import 'server-only';
import { z } from 'zod';
import { rowsOf, run, type SQL, sql } from '@/db/client';
import { atHouse } from '@/db/house-time';
import { taxOwnerRules } from '@/lib/delivery/tax-owner';
import { firstDayOf } from '@/lib/desk/periods/quarter';

/** Whether a time lies in a quarter, in the shop's time. */
function isIn(time: SQL, quarter: string): SQL {
  const start = sql`${firstDayOf(quarter)}::date::timestamp`;
  const next = sql`(${start} + interval '3 months')`;
  return sql`${time} >= ${atHouse(start)} and ${time} < ${atHouse(next)}`;
}

const { unnamed, others, parted } = taxOwnerRules;
/** Whose tax an order has, as `taxOwnerOf` says: Monaco's is that of France, Northern Ireland's its own. */
const place = sql`case
  when orders.delivery_country is null then ${unnamed}
  ${sql.join(others.map(({ country, taxedAs }) => sql`when orders.delivery_country = ${country} then ${taxedAs}`))}
  when orders.delivery_country = ${parted.country} and orders.vat_percent > 0 then ${parted.place}
  else orders.delivery_country end`;

/** Whether a sale abroad within the Union is one to a company, by its VAT number: elsewhere that changes nothing. */
const isBusiness = sql`orders.buyer_vat_number is not null and orders.vat_percent > 0 and ${place} <> ${unnamed}`;

/** The VAT in a sum of an order. */
const vatIn = (cents: SQL) =>
  sql`round(${cents} * orders.vat_percent / (100 + orders.vat_percent))`;

const TaxRow = z.object({
  /** ISO 3166-1, or `XI`. */
  place: z.string(),
  percent: z.number(),
  isBusiness: z.boolean(),
  invoices: z.number(),
  creditNotes: z.number(),
  /** Euro cents: invoices less credit notes, VAT included, and the VAT in it. */
  cents: z.number(),
  vatCents: z.number(),
});
export type TaxRow = z.infer<typeof TaxRow>;

/**
 * What was sold in a quarter less what was given back in it, by place and rate of tax, apart for companies abroad: by the days
 * of invoices and credit notes. The tax of a deposit is due when it is paid, and that of the balance then: article 269, 2, a of the code général
 * des impôts; so a final invoice counts for its balance.
 * @param quarter as `2026-Q4`
 */
export async function findTaxes(quarter: string): Promise<TaxRow[]> {
  return run((db) =>
    rowsOf(
      db,
      TaxRow,
      sql`select place, percent, business as "isBusiness", sum(invoices)::int as invoices, sum(notes)::int as "creditNotes",
          sum(cents)::float8 as cents, sum(vat_cents)::float8 as "vatCents"
        from (
          select ${place} as place, orders.vat_percent::float8 as percent, ${isBusiness} as business, 1 as invoices, 0 as notes,
            case invoice.kind when 'deposit' then orders.deposit_cents
              when 'final' then orders.total_cents - orders.deposit_cents
              else orders.total_cents end as cents,
            case invoice.kind when 'deposit' then ${vatIn(sql`orders.deposit_cents`)}
              when 'final' then ${vatIn(sql`orders.total_cents`)} - ${vatIn(sql`orders.deposit_cents`)}
              else ${vatIn(sql`orders.total_cents`)} end as vat_cents
          from invoices invoice join orders on orders.id = invoice.order_id
          where ${isIn(sql`invoice.issued_at`, quarter)}
          union all
          select ${place}, orders.vat_percent::float8, ${isBusiness}, 0, 1, -note.cents, -note.vat_cents
          from credit_notes note join orders on orders.id = note.order_id
          where ${isIn(sql`note.issued_at`, quarter)}
        ) paper
        group by place, percent, business order by place, percent, business`,
    ),
  );
}
