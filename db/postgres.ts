import 'server-only';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { locks } from '@/db/locks';
import { statements } from '@/lib/process/tracing';
import type { Connection } from './connection';
import * as schema from './schema';

/**
 * Prepares each statement once per connection, which saves a round trip later. Drizzle itself asks for
 * prepared statements only where they are named. `?prepare=false` in the address turns this off, for
 * poolers that switch connections after each transaction.
 */
function withPreparedStatements(client: Sql): Sql {
  const send = (text: string, params: never[] = [], options = {}) =>
    client.unsafe(text, params, { ...options, prepare: params.length > 0 });
  return new Proxy(client, {
    get: (target, name) => (name === 'unsafe' ? send : Reflect.get(target, name, target)),
  });
}

/**
 * Migrates unless another process is migrating. One connection holds the lock in a transaction, which also
 * works behind a pooler and always releases it, while another migrates. The lock is tried, not waited for:
 * a waiting connection might be the one that the other process needs from a small pool.
 * @returns false when another process holds the lock
 */
async function migrateAlone(db: PostgresJsDatabase<typeof schema>): Promise<boolean> {
  return db.transaction(async (lock) => {
    const [row] = await lock.execute(
      sql`select pg_try_advisory_xact_lock(${locks.migration}) as is_ours`,
    );
    if (!row?.is_ours) return false;
    await migrate(db, { migrationsFolder: join(process.cwd(), 'db/migrations') });
    return true;
  });
}

/** Whether an error says that an extension may not be created, or is not installed. */
function isExtensionFault(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/extension (?:if not exists |")(?:unaccent|pg_trgm)/.test(cause.message)) return true;
  }
  return false;
}

/**
 * Connects to a PostgreSQL server and migrates it; processes that start together migrate in turn.
 * @throws Error in one line when an extension that the search of the desk needs may not be created
 */
export async function openPostgres(url: string): Promise<Connection> {
  const client = withPreparedStatements(
    postgres(url, {
      max: 10,
      connect_timeout: 3,
      idle_timeout: 60,
      onnotice: () => undefined,
    }),
  );
  const db = drizzle(client, { schema, logger: statements });
  try {
    while (!(await migrateAlone(db))) await new Promise((resolve) => setTimeout(resolve, 50));
  } catch (error) {
    await client.end({ timeout: 0 });
    if (!isExtensionFault(error)) throw error;
    throw new Error(
      'the database needs the extensions unaccent and pg_trgm: have its owner run "create extension unaccent; create extension pg_trgm" in it once',
    );
  }
  return { db, close: () => client.end({ timeout: 5 }) };
}
