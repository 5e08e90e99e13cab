import 'server-only';
import type { Summary } from '@/lib/summary';
import { rowsOf, run, sql } from './client';
import { visitor } from './sessions';

/** What the header and the hearts show of a visitor, counted now; `undefined` without a session. */
export async function findSummary(tokenHash: string): Promise<Summary | undefined> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${visitor(tokenHash)}
        select
          (select coalesce(sum(quantity), 0) from cart_items where user_email = email)::int as count,
          (select coalesce(string_agg(product_id, '.' order by created_at), '')
             from wishlist where user_email = email) as hearts,
          (extract(epoch from clock_timestamp()) * 1000)::bigint::text as at
        from visitor`,
    ),
  );
  if (!row) return undefined;
  const hearts = String(row.hearts);
  return {
    count: Number(row.count),
    hearts: hearts ? hearts.split('.') : [],
    at: Number(row.at),
  };
}
