import 'server-only';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { log } from '@/lib/log';
import { statements } from '@/lib/tracing';
import type { Connection } from './client';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/**
 * Takes the folder of the embedded database for this process. @returns the way to give it back
 * @throws Error in one line when the folder cannot be written or another process has it open.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir);
  prepareFolder(folder);
  return lockFolder(folder);
}

const databaseIn = (dataDir: string) => join(resolve(dataDir), 'postgres');

/** Whether a visitor has ever needed the embedded database: it is made with the first one. */
export function isCreated(dataDir: string): boolean {
  return existsSync(databaseIn(dataDir));
}

/**
 * Room that must be left on the disk for anything to be written. The embedded database stands still for
 * good, and the process with it, when it cannot begin the next 16 MB of its log.
 */
const minFreeBytes = 64 * 1024 * 1024;

async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeBytes;
}

/**
 * Opens and migrates the embedded PostgreSQL in a folder that is held. While its disk is full it can be
 * read and refuses to be written.
 * @throws Error in one line when there is no room to open it.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = resolve(dataDir);
  if (!(await hasSpace(folder))) throw new Error(`the disk of the data folder ${folder} is full`);
  // Loaded with it: a shop on a PostgreSQL server, or without visitors, does without its memory.
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await PGlite.create(databaseIn(dataDir));
  const db = drizzle(client, { schema, logger: statements });
  try {
    await migrate(db, { migrationsFolder: join(process.cwd(), 'db/migrations') });
  } catch (error) {
    await client.close();
    throw error;
  }
  let canWrite = true;
  const checkSpace = async () => {
    const hasSpaceNow = await hasSpace(folder);
    if (hasSpaceNow === canWrite) return;
    await client.exec(`set default_transaction_read_only = ${hasSpaceNow ? 'off' : 'on'}`);
    canWrite = hasSpaceNow;
    if (hasSpaceNow) log().info('the disk of the data folder has room again');
    else log().error('the disk of the data folder is full: carts are read, not changed');
  };
  return { db, checkSpace, close: () => client.close() };
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
