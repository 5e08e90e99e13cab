import 'server-only';
import { count, isNotNull, sql } from 'drizzle-orm';
import { hasDatabase, run } from './client';
import { mails } from './schema';

/**
 * Counts the queued mails: those that wait for an attempt, and those whose last attempt has failed.
 * @throws when the database does not answer in time
 */
export async function countMails(): Promise<{ waiting: number; givenUp: number }> {
  if (!hasDatabase()) return { waiting: 0, givenUp: 0 };
  const isWaiting = isNotNull(mails.dueAt);
  const rows = await run((db) =>
    db
      .select({ isWaiting: sql<boolean>`${isWaiting}`, mails: count() })
      .from(mails)
      .groupBy(isWaiting),
  );
  const of = (state: boolean) => rows.find((row) => row.isWaiting === state)?.mails ?? 0;
  return { waiting: of(true), givenUp: of(false) };
}
