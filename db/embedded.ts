import 'server-only';
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { lockFolder } from '@/lib/process/folder-lock.mjs';
import { log } from '@/lib/process/log';
import { statements } from '@/lib/process/tracing';
import type { Connection } from './connection';
import * as schema from './schema';

/**
 * Locks the folder of the embedded database for this process. @returns a function that unlocks it
 * @throws Error in one line when the folder is not writable or another process has locked it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir);
  prepareFolder(folder);
  const unlock = await lockFolder(folder);
  if (unlock) return unlock;
  throw new Error(
    `another process has the data folder ${folder} open: stop it, or set DATA_DIR or DATABASE_URL`,
  );
}

const databaseIn = (dataDir: string) => join(resolve(dataDir), 'postgres');

/** Whether the embedded database exists: it is created when a visitor first needs it. */
export function isCreated(dataDir: string): boolean {
  return existsSync(databaseIn(dataDir));
}

/**
 * Free disk space below which nothing is written. The embedded database, and with it the process, hangs
 * when it cannot allocate the next 16 MB segment of its write-ahead log.
 */
const minFreeBytes = 64 * 1024 * 1024;

/** Whether the disk of a folder has the room that the embedded database needs to write. */
export async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeBytes;
}

/**
 * Opens and migrates the embedded PostgreSQL in a locked folder. It is read-only while the disk is full.
 * @throws Error in one line when the disk is full already.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = resolve(dataDir);
  if (!(await hasSpace(folder))) throw new Error(`the disk of the data folder ${folder} is full`);
  // Imported here, so that a shop on a PostgreSQL server does not spend memory on it.
  const [{ PGlite }, { unaccent }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/unaccent'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  if (!isCreated(dataDir)) await createDatabase(databaseIn(dataDir));
  const client = await PGlite.create(databaseIn(dataDir), { extensions: { unaccent, pg_trgm } });
  const db = drizzle(client, { schema, logger: statements });
  try {
    await migrate(db, { migrationsFolder: join(process.cwd(), 'db/migrations') });
  } catch (error) {
    await client.close();
    throw error;
  }
  let canWrite = true;
  const look = async () => {
    const hasSpaceNow = await hasSpace(folder);
    if (hasSpaceNow === canWrite) return;
    await client.exec(`set default_transaction_read_only = ${hasSpaceNow ? 'off' : 'on'}`);
    canWrite = hasSpaceNow;
    if (hasSpaceNow) log().info('the disk of the data folder has free space again');
    else log().error('the disk of the data folder is full: the database is read-only');
  };
  let looking: Promise<void> | undefined;
  /** Requests of one moment share one look. */
  const checkSpace = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return { db, checkSpace, close: () => client.close() };
}

/**
 * Creates the database in a separate process, so that its 450 MB of memory are freed. It gets its name once it is
 * complete: if this process ends before, the next one starts again.
 */
async function createDatabase(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  const program = `
    import { PGlite } from '@electric-sql/pglite';
    await (await PGlite.create(process.argv[1])).close();`;
  const args = ['--input-type=module', '--eval', program, draft];
  await promisify(execFile)(process.execPath, args);
  renameSync(draft, folder);
}

/** Creates a folder, level by level: `recursive` of Node never ends below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Creates a folder unless it exists. @throws Error in one line when it is not writable */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(
      `the data folder ${folder} is not writable: fix its permissions, or set DATA_DIR`,
    );
  }
}
