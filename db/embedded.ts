import 'server-only';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Connection } from './client';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/**
 * Opens the embedded PostgreSQL in a folder, for this process alone.
 * @throws Error in one line when the folder cannot be written or another process has it open.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = resolve(dataDir);
  prepareFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, 'postgres'));
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: join(process.cwd(), 'db/migrations') });
    const close = async () => {
      await client.close();
      await unlock();
    };
    return { db, close };
  } catch (error) {
    await unlock();
    throw error;
  }
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
