import 'server-only';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { isOpenSession } from '@/db/account/sessions';
import { rowsOf, run, type SQL, sql } from '@/db/client';
import { now } from '@/db/process/now';
import { limits } from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';
import { longestWindowSeconds } from '@/lib/process/limits';

/** A counter: a key that identifies nobody, and how many requests it allows in a window. */
export type Counter = { readonly key: string; readonly max: number };

export type CountedRequest = {
  /** Length of a window. */
  readonly seconds: number;
  /** How many requests it counts for, if not one: all of them are within the limits, or none. */
  readonly times?: number;
  /** Counter of the range of addresses that the request comes from. */
  readonly range: Counter;
  /** Counter of the session that the visitor claims to have. */
  readonly session?: Counter & { readonly tokenHash: TokenHash };
};

/** Adds to the counter of a key for each row of `source`, which names the window. */
function add(key: string, times: number, source: SQL): SQL {
  return sql`
    insert into limits as old (key, started_at, count)
    select ${key}, clock.started_at, ${times}::int from ${source}
    on conflict (key) do update set
      count = case when old.started_at = excluded.started_at
        then least(old.count + excluded.count, 1000000) else excluded.count end,
      started_at = excluded.started_at
    returning count`;
}

const WaitRow = z.object({ seconds: z.number() });

/**
 * Counts a request, in fixed windows that all processes share: for its range of addresses, and within that
 * limit for its session. A session that does not exist is not counted, so an invented cookie writes no row.
 * @param at the time to count at; by default that of the database's clock
 * @returns 0 within the limits, else the seconds until the window ends
 */
export async function countRequest(
  { seconds, times = 1, range, session }: CountedRequest,
  at?: Date,
): Promise<number> {
  const time = now(at);
  const isOver = (counter: Counter, from: SQL) =>
    sql`coalesce((select count from ${from}) > ${counter.max}::int, false)`;
  const byRange = sql`by_range`;
  const bySession = sql`by_session`;
  const sessionCount =
    session &&
    sql`, by_session as (${add(
      session.key,
      times,
      sql`clock, by_range, sessions
        where by_range.count <= ${range.max}::int and ${isOpenSession(session.tokenHash)}`,
    )})`;
  const statement = sql`
    with clock as (
      select ${time} as time,
        to_timestamp(floor(extract(epoch from ${time}) / ${seconds}::int) * ${seconds}::int) as started_at
    ),
    by_range as (${add(range.key, times, sql`clock`)})
    ${sessionCount ?? sql``}
    select case when ${isOver(range, byRange)} ${session ? sql`or ${isOver(session, bySession)}` : sql``}
      then greatest(1, ceil(extract(epoch from started_at - time) + ${seconds}::int))::int
      else 0 end as seconds
    from clock`;
  const [wait] = await run((db) => rowsOf(db, WaitRow, statement));
  return wait?.seconds ?? 0;
}

/** Deletes counters whose window has ended. */
export async function deleteEndedWindows(at?: Date): Promise<void> {
  const longest = sql`make_interval(secs => ${longestWindowSeconds}::int)`;
  await run((db) => db.delete(limits).where(lt(limits.startedAt, sql`${now(at)} - ${longest}`)));
}
