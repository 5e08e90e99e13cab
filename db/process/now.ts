import 'server-only';
import { type SQL, sql } from '@/db/client';

/** The present time as part of a statement: the database's clock, which all processes share, or `at`. */
export function now(at?: Date): SQL {
  return at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
}

/** Likewise, but it goes on within a transaction: the time at which a lock was got, not that at which it was asked for. */
export const clock = (at?: Date): SQL => (at ? now(at) : sql`clock_timestamp()`);
