import 'server-only';
import { run, sql } from './client';
import { now } from './now';
import { limits } from './schema';

/** A counter: a key that identifies nobody, and the maximum within a window of so many seconds. */
export type Count = { readonly key: string; readonly max: number; readonly seconds: number };

/**
 * Adds one to each counter, in fixed windows that all processes share.
 * @param at the time to count at; by default that of the database's clock
 * @returns 0 within all limits, else the seconds until the last exceeded window ends
 */
export async function countRequests(counts: readonly Count[], at?: Date): Promise<number> {
  const time = now(at);
  const windowStart = (seconds: number) =>
    sql`to_timestamp(floor(extract(epoch from ${time}) / ${seconds}::int) * ${seconds}::int)`;
  // Sorted, so that two processes lock the same rows in the same order.
  const sorted = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await run((db) =>
    db
      .insert(limits)
      .values(
        sorted.map(({ key, seconds }) => ({ key, startedAt: windowStart(seconds), count: 1 })),
      )
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          count: sql`case when ${limits.startedAt} = excluded.started_at
            then least(${limits.count} + 1, 1000000) else 1 end`,
          startedAt: sql`excluded.started_at`,
        },
      })
      .returning({
        key: limits.key,
        count: limits.count,
        ageSeconds: sql`extract(epoch from ${time} - ${limits.startedAt})::float8`.mapWith(Number),
      }),
  );
  const waits = rows.map(({ key, count, ageSeconds }) => {
    const rule = counts.find((one) => one.key === key);
    if (!rule || count <= rule.max) return 0;
    return Math.max(1, Math.ceil(rule.seconds - ageSeconds));
  });
  return Math.max(0, ...waits);
}
