import 'server-only';
import { type SQL, sql } from './client';

/**
 * The present, as a part of a statement: the clock of the database, which all processes share, or a
 * given time.
 */
export function moment(now: Date | undefined): SQL {
  return now ? sql`${now.toISOString()}::timestamptz` : sql`now()`;
}
