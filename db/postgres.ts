import 'server-only';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { statements } from '@/lib/tracing';
import type { Connection } from './client';
import * as schema from './schema';

/** Any number will do, as long as every process of the shop asks for the same lock. */
const migrationLock = 7_460_112;

/**
 * Has the server plan a statement once a connection and remember it: one message there, one back.
 * drizzle asks for that only where a statement was given a name. `?prepare=false` in the address turns
 * it off, for poolers that hand a connection on after each statement and do not know of plans.
 */
function remembering(client: Sql): Sql {
  const send = (text: string, params: never[] = [], options = {}) =>
    client.unsafe(text, params, { ...options, prepare: params.length > 0 });
  return new Proxy(client, {
    get: (target, name) => (name === 'unsafe' ? send : Reflect.get(target, name, target)),
  });
}

/**
 * Migrates unless another process does. One connection holds the lock while another migrates; the lock
 * goes with its transaction, so that it works behind a pooler too and cannot be forgotten. Who comes
 * second asks again, rather than wait on a connection that the first may need of a small pool.
 * @returns whether it was our turn
 */
async function migrateAlone(db: PostgresJsDatabase<typeof schema>): Promise<boolean> {
  return db.transaction(async (lock) => {
    const [row] = await lock.execute(
      sql`select pg_try_advisory_xact_lock(${migrationLock}) as is_ours`,
    );
    if (!row?.is_ours) return false;
    await migrate(db, { migrationsFolder: join(process.cwd(), 'db/migrations') });
    return true;
  });
}

/** Connects to a PostgreSQL server and migrates it; processes that start together take turns. */
export async function openPostgres(url: string): Promise<Connection> {
  const client = remembering(
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
    throw error;
  }
  return { db, close: () => client.end({ timeout: 5 }) };
}
