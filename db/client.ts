import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DeadlineError, withDeadline } from '@/lib/process/deadline';
import { env } from '@/lib/process/env';
import { traced } from '@/lib/process/tracing';
import type { Connection, Database } from './connection';
import { isCreated, lockDataFolder, openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/** How long a visitor waits for the database before a page or a toast reports an outage. */
const answerWithinMs = 4_000;

// Pages, actions and the server are separate bundles of one process: they share one connection.
const shared = globalThis as typeof globalThis & {
  theogonieDatabase?: Promise<Connection>;
  /** Unlocks the folder of the embedded database. */
  theogonieFolder?: Promise<() => Promise<void>>;
};

/**
 * Prepares the database when the shop starts: connects to a PostgreSQL server and migrates it, or locks the
 * folder of the embedded database, which opens when it is first needed.
 * @throws Error in one line when the folder is not writable or another process has locked it.
 */
export async function reserveDatabase(): Promise<void> {
  if (env().DATABASE_URL) await openDatabase();
  else await reserveFolder(env().DATA_DIR);
}

/**
 * Whether there is a database: a PostgreSQL server, or an embedded database that already exists.
 * Background jobs ask first, so that they do not create one.
 */
export function hasDatabase(): boolean {
  return env().DATABASE_URL !== undefined || isCreated(env().DATA_DIR);
}

function reserveFolder(dataDir: string): Promise<unknown> {
  shared.theogonieFolder ??= lockDataFolder(dataDir);
  const holding = shared.theogonieFolder;
  holding.catch(() => {
    if (shared.theogonieFolder === holding) shared.theogonieFolder = undefined;
  });
  return holding;
}

/**
 * Opens the configured database, once per process, and applies missing migrations. After a failure the
 * next call tries again.
 */
export function openDatabase(): Promise<Connection> {
  if (!shared.theogonieDatabase) {
    const { DATABASE_URL, DATA_DIR } = env();
    const opening = DATABASE_URL
      ? openPostgres(DATABASE_URL)
      : reserveFolder(DATA_DIR).then(() => openEmbedded(DATA_DIR));
    shared.theogonieDatabase = opening;
    opening.catch(() => forget(opening));
  }
  return shared.theogonieDatabase;
}

/** Closes the database if it is open, after running statements have finished, and unlocks its folder. */
export async function closeDatabase(): Promise<void> {
  const { theogonieDatabase: open, theogonieFolder: folder } = shared;
  if (open) forget(open);
  shared.theogonieFolder = undefined;
  await (await open)?.close();
  await (await folder)?.();
}

function forget(opening: Promise<Connection>): void {
  if (shared.theogonieDatabase === opening) shared.theogonieDatabase = undefined;
}

/**
 * Runs one piece of work on the database.
 * @throws DeadlineError when there is no answer in time; whatever the database threw otherwise.
 */
export async function run<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const opening = openDatabase();
  // Opening or creating the embedded database is slow: the deadline starts afterwards.
  if (!env().DATABASE_URL) await opening;
  try {
    return await withDeadline(
      opening.then(async ({ db, checkSpace }) => {
        await checkSpace?.();
        return traced('database', { 'db.system.name': 'postgresql' }, () => work(db));
      }),
      answerWithinMs,
    );
  } catch (error) {
    // A driver that lost its server can hang forever: the next call opens a new connection.
    if (error instanceof DeadlineError && env().DATABASE_URL) retire(opening);
    throw error;
  }
}

function retire(opening: Promise<Connection>): void {
  forget(opening);
  opening.then(({ close }) => close()).catch(() => undefined);
}

/**
 * Runs a hand-written statement, for what the query builder cannot say.
 * @param row the shape of a row; made once, not in each call: a new one is compiled first
 * @throws ZodError for a row of another shape
 */
export async function rowsOf<Row>(
  db: Database,
  row: z.ZodType<Row>,
  statement: SQL,
): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return rowsIn(result).map((each) => row.parse(each));
}

/** The rows of an answer: postgres.js gives an array, PGlite an object that holds one. */
function rowsIn(result: unknown): readonly unknown[] {
  if (Array.isArray(result)) return result;
  if (typeof result === 'object' && result && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new Error('the database driver gave no rows');
}

export { type SQL, sql };
