import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { DeadlineError, withDeadline } from '@/lib/deadline';
import { env } from '@/lib/env';
import { traced } from '@/lib/tracing';
import { isCreated, lockDataFolder, openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type * as schema from './schema';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database and the way to close it. */
export type Connection = {
  readonly db: Database;
  /** Before each piece of work: whether it may write. */
  readonly checkSpace?: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A visitor waits this long for the database before a page or a toast says that it is away. */
const answerWithinMs = 4_000;

// One connection a process, whichever bundle asks for it: pages, actions and the server share it.
const shared = globalThis as typeof globalThis & {
  theogonieDatabase?: Promise<Connection>;
  /** Gives the folder of the embedded database back. */
  theogonieFolder?: Promise<() => Promise<void>>;
};

/**
 * Makes sure of the database when the shop starts: a PostgreSQL server is connected and migrated. Of
 * the embedded one only the folder is taken: it opens with the first visitor who needs it.
 * @throws Error in one line when the folder cannot be written or another process has it.
 */
export async function reserveDatabase(): Promise<void> {
  if (env().DATABASE_URL) await openDatabase();
  else await reserveFolder(env().DATA_DIR);
}

/**
 * Whether there is anything to look after: a PostgreSQL server, or an embedded database that a visitor
 * has needed. Work that no visitor waits for must not be what makes it.
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
 * Opens the database of the configuration, once for the process, and applies what migrations are
 * missing. A failed opening is forgotten, so that the next caller tries again.
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

/** Closes the database if it is open, and gives its folder back; statements under way finish first. */
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
  // The embedded one may open for this visitor, or even be made: that is slow once, not away.
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
    // A driver that lost its server can hang for good: later callers get a fresh one.
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
