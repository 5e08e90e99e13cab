import 'server-only';
import { rowsOf, run, sql } from './client';
import { now } from './now';

/** Something to count: a key that names nobody, and what may pass in a window of so many seconds. */
export type Count = { readonly key: string; readonly most: number; readonly seconds: number };

/**
 * Counts one more of each, in fixed windows that all processes share.
 * @param at the time to count at; by default that of the database's clock
 * @returns 0 when all of them may pass, else the seconds until the last full window ends
 */
export async function countAll(counts: readonly Count[], at?: Date): Promise<number> {
  const time = now(at);
  // Two processes that count the same keys lock them in the same order.
  const sorted = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1));
  const values = sql.join(
    sorted.map(
      ({ key, seconds }) =>
        sql`(${key}, to_timestamp(floor(extract(epoch from ${time}) / ${seconds}::int) * ${seconds}::int), 1)`,
    ),
    sql`, `,
  );
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        insert into limits as old (key, started_at, count) values ${values}
        on conflict (key) do update set
          count = case when old.started_at = excluded.started_at
            then least(old.count + 1, 1000000) else 1 end,
          started_at = excluded.started_at
        returning key, count, extract(epoch from ${time} - started_at)::float8 as age`,
    ),
  );
  const waits = rows.map((row) => {
    const rule = counts.find(({ key }) => key === row.key);
    if (!rule || Number(row.count) <= rule.most) return 0;
    return Math.max(1, Math.ceil(rule.seconds - Number(row.age)));
  });
  return Math.max(0, ...waits);
}
