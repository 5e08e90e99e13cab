import 'server-only';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Connection } from './client';
import * as schema from './schema';

/** Any number will do, as long as every process of the shop asks for the same lock. */
const migrationLock = 7_460_112;

/** Connects to a PostgreSQL server and migrates it; processes that start together take turns. */
export async function openPostgres(url: string): Promise<Connection> {
  const client = postgres(url, {
    max: 10,
    connect_timeout: 3,
    idle_timeout: 60,
    prepare: false,
    onnotice: () => undefined,
  });
  const db = drizzle(client, { schema });
  try {
    // One connection holds the lock while another migrates; it goes with the transaction, so that it
    // works behind a pooler too and cannot be forgotten.
    await db.transaction(async (lock) => {
      await lock.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await migrate(db, { migrationsFolder: join(process.cwd(), 'db/migrations') });
    });
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  return { db, close: () => client.end({ timeout: 5 }) };
}
