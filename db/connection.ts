import 'server-only';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database and the way to close it. */
export type Connection = {
  readonly db: Database;
  /** Runs before each piece of work: allows or forbids writing, by the free space of the disk. */
  readonly checkSpace?: () => Promise<void>;
  readonly close: () => Promise<void>;
};
