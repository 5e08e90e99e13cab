import 'server-only';
import { type SQL, sql } from '@/db/client';

/** The present time as part of a statement: the database's clock, which all processes share, or `at`. */
export function now(at?: Date): SQL {
  return at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
}
