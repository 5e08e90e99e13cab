import 'server-only';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { visitor } from '@/db/account/sessions';
import { rowsOf, run, sql } from '@/db/client';
import type { TokenHash } from '@/lib/account/token';
import type { Summary } from '@/lib/cart/summary';

/**
 * What a statement changes. Its CTE `changed` has a row for each changed line or wish, with the `id` and
 * what it is from then on: of a line the `quantity`, 0 when it is gone; of a wish the `product_id`,
 * null when it is gone, and `created_at`.
 */
export type Change = {
  readonly of: 'lines' | 'wishes';
  /** CTEs of the statement, `changed` among them; they may use `visitor`, with the `email`. */
  readonly ctes: SQL;
  /** Whether the visitor's wish is fulfilled; by default, whether anything has changed. */
  readonly isDone?: SQL;
};

// A statement does not see its own changes: changed rows count as `changed` says, the others as stored.

function linesAfter(isChanged: boolean): SQL {
  const stored = sql`select quantity from cart_items where user_email = visitor.email`;
  if (!isChanged) return stored;
  return sql`
    ${stored} and id not in (select id from changed)
    union all select quantity from changed`;
}

function wishesAfter(isChanged: boolean): SQL {
  const stored = sql`select product_id, created_at from wishlist where user_email = visitor.email`;
  if (!isChanged) return stored;
  return sql`
    ${stored} and id not in (select id from changed)
    union all select product_id, created_at from changed`;
}

/** The columns of a `SummaryRow`, for a statement that selects from `visitor`. */
function summaryColumns(changed?: Change['of']): SQL {
  const stored = sql`(
    select changed_at from newsletter_subscriptions as known where known.email = visitor.email
  )`;
  return sql`
    (
      select coalesce(sum(quantity), 0)::int from (${linesAfter(changed === 'lines')}) as line
    ) as pieces,
    (
      select coalesce(string_agg(product_id, '.' order by created_at), '')
      from (${wishesAfter(changed === 'wishes')}) as wish
    ) as wishlist_ids,
    (
      extract(epoch from ${changed ? sql`coalesce((select changed_at from touched), ${stored})` : stored})
        * 1000000
    )::bigint::text as at`;
}

const SummaryRow = z.object({
  pieces: z.number(),
  /** Product ids with dots between them. */
  wishlist_ids: z.string(),
  /** Microseconds since 1970. */
  at: z.coerce.number(),
});
const ChangeRow = SummaryRow.extend({ is_done: z.boolean() });

function toSummary({ pieces, wishlist_ids, at }: z.infer<typeof SummaryRow>): Summary {
  return { pieces, wishlistIds: wishlist_ids ? wishlist_ids.split('.') : [], at };
}

/**
 * Changes cart or wishlist of a visitor and counts them, in one statement.
 * @returns whether it succeeded, and the new summary; `undefined` without a session
 */
export async function change(
  tokenHash: TokenHash,
  { of, ctes, isDone = sql`exists (select 1 from changed)` }: Change,
): Promise<{ readonly isDone: boolean; readonly summary: Summary } | undefined> {
  const statement = sql`
    with ${visitor(tokenHash)}, ${ctes},
    touched as (
      update newsletter_subscriptions as known
      set changed_at = greatest(clock_timestamp(), known.changed_at + interval '1 microsecond')
      from visitor
      where known.email = visitor.email and exists (select 1 from changed)
      returning known.changed_at
    )
    select ${isDone} as is_done, ${summaryColumns(of)} from visitor`;
  const [row] = await run((db) => rowsOf(db, ChangeRow, statement));
  return row && { isDone: row.is_done, summary: toSummary(row) };
}

/** The summary of a visitor, counted now; `undefined` without a session. */
export async function findSummary(tokenHash: TokenHash): Promise<Summary | undefined> {
  const statement = sql`
    with ${visitor(tokenHash)} select ${summaryColumns()} from visitor`;
  const [row] = await run((db) => rowsOf(db, SummaryRow, statement));
  return row && toSummary(row);
}
