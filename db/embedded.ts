import 'server-only';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connection } from './client';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/**
 * Takes the folder of the embedded database for this process. @returns the way to give it back
 * @throws Error in one line when the folder cannot be written or another process has it open.
 */
export async function holdFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir);
  prepareFolder(folder);
  return lockFolder(folder);
}

const databaseIn = (dataDir: string) => join(resolve(dataDir), 'postgres');

/** Whether a visitor has ever needed the embedded database: it is made with the first one. */
export function isMade(dataDir: string): boolean {
  return existsSync(databaseIn(dataDir));
}

/** Opens and migrates the embedded PostgreSQL in a folder that is held. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  // Loaded with it: a shop on a PostgreSQL server, or without visitors, does without its memory.
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await PGlite.create(databaseIn(dataDir));
  const db = drizzle(client, { schema });
  try {
    await migrate(db, { migrationsFolder: join(process.cwd(), 'db/migrations') });
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, close: () => client.close() };
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `the data folder ${folder} cannot be written: mend its rights, or set DATA_DIR`,
    );
  }
}
