import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { DeadlineError, withDeadline } from '@/lib/deadline';
import { env } from '@/lib/env';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type * as schema from './schema';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database and the way to close it. */
export type Connection = { readonly db: Database; readonly close: () => Promise<void> };

/** A visitor waits this long for the database before a page or a toast says that it is away. */
const answerWithinMs = 4_000;

// One connection a process, whichever bundle asks for it: pages, actions and the server share it.
const shelf = globalThis as typeof globalThis & { theogonieDatabase?: Promise<Connection> };

/**
 * Opens the database of the configuration, once for the process, and applies what migrations are
 * missing. A failed opening is forgotten, so that the next caller tries again.
 */
export function openDatabase(): Promise<Connection> {
  if (!shelf.theogonieDatabase) {
    const { DATABASE_URL, DATA_DIR } = env();
    const opening = DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(DATA_DIR);
    shelf.theogonieDatabase = opening;
    opening.catch(() => forget(opening));
  }
  return shelf.theogonieDatabase;
}

/** Closes the database if it is open; statements under way finish first. */
export async function closeDatabase(): Promise<void> {
  const open = shelf.theogonieDatabase;
  if (!open) return;
  forget(open);
  await (await open).close();
}

function forget(opening: Promise<Connection>): void {
  if (shelf.theogonieDatabase === opening) shelf.theogonieDatabase = undefined;
}

/**
 * Runs one piece of work on the database.
 * @throws DeadlineError when there is no answer in time; whatever the database threw otherwise.
 */
export async function run<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const opening = openDatabase();
  try {
    return await withDeadline(
      opening.then(({ db }) => work(db)),
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

/** Rows of a hand-written statement; both drivers answer in their own form. */
export async function rowsOf(db: Database, statement: SQL): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(statement);
  if (Array.isArray(result)) return [...result];
  if (typeof result === 'object' && result && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new Error('the database driver answered in an unknown form');
}

export { type SQL, sql };
