import 'server-only';
import type { SQL } from 'drizzle-orm';
import type { Summary } from '@/lib/summary';
import { rowsOf, run, sql } from './client';
import { visitor } from './sessions';

/** What is counted where a statement changes nothing of it. */
const nothing = sql`(select null::uuid as id where false)`;
/** When something changed, where a statement changes nothing. */
const untouched = sql`(select null::timestamptz as changed_at)`;

type Changed = { readonly lines?: SQL; readonly wishes?: SQL };

/**
 * Columns of a visitor's summary, counted after what the statement changes. A statement does not see
 * its own changes: it names the tables of its changed rows, with the `id` of each and what it is now:
 * `quantity` of a line (0 when gone), `product_id` (null when gone) and `created_at` of a wish.
 * @param touched the table with the time of this change, where there is one
 */
function columns({ lines, wishes }: Changed, touched = untouched): SQL {
  return sql`
    (select coalesce(sum(quantity), 0)::int from (
      select quantity from cart_items
      where user_email = visitor.email and id not in (select id from ${lines ?? nothing} as seen)
      ${lines && sql`union all select quantity from ${lines} as now`}
    ) as held) as count,
    (select coalesce(string_agg(product_id, '.' order by created_at), '') from (
      select product_id, created_at from wishlist
      where user_email = visitor.email and id not in (select id from ${wishes ?? nothing} as seen)
      ${wishes && sql`union all select product_id, created_at from ${wishes} as now`}
    ) as wished) as hearts,
    (extract(epoch from coalesce(
      (select changed_at from ${touched} as just_now),
      (select changed_at from newsletter_subscriptions as known where known.email = visitor.email)
    )) * 1000000)::bigint::text as at`;
}

/** What a change came to, and what the header and the hearts show from then on. */
export type Changes = {
  readonly summary: Summary;
  readonly row: Readonly<Record<string, unknown>>;
};

/**
 * Changes something of a visitor and counts in one statement.
 * @param ctes the parts of the statement, after that of the `visitor`
 * @param outcome further columns, which say what happened
 * @returns `undefined` without a session
 */
export async function change(
  tokenHash: string,
  ctes: SQL,
  outcome: SQL,
  changed: Changed,
): Promise<Changes | undefined> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${visitor(tokenHash)}, ${ctes},
        touched as (
          update newsletter_subscriptions as known
          set changed_at = greatest(clock_timestamp(), known.changed_at + interval '1 microsecond')
          from visitor
          where known.email = visitor.email
            and exists (select 1 from ${changed.lines ?? changed.wishes ?? nothing} as any_row)
          returning known.changed_at
        )
        select ${outcome}, ${columns(changed, sql`touched`)} from visitor`,
    ),
  );
  return row && { row, summary: summaryIn(row) };
}

/** The summary in a row that has its columns. */
function summaryIn(row: Record<string, unknown>): Summary {
  const hearts = String(row.hearts);
  return {
    count: Number(row.count),
    hearts: hearts ? hearts.split('.') : [],
    at: Number(row.at),
  };
}

/** What the header and the hearts show of a visitor, counted now; `undefined` without a session. */
export async function findSummary(tokenHash: string): Promise<Summary | undefined> {
  const [row] = await run((db) =>
    rowsOf(db, sql`with ${visitor(tokenHash)} select ${columns({})} from visitor`),
  );
  return row && summaryIn(row);
}
