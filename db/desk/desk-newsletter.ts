import 'server-only';
import { and, count, desc, isNotNull, isNull } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { accounts } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import { addLogEntry } from './desk';

const { email, name, language, optedInAt, confirmedAt, unsubscribedAt } = accounts;

const isReader = and(isNotNull(optedInAt), isNotNull(confirmedAt), isNull(unsubscribedAt));

const readers = (db: Database) =>
  db
    .select({ email, name, language, optedInAt, confirmedAt })
    .from(accounts)
    .where(isReader)
    .orderBy(desc(confirmedAt), email);

/** A person who requested the newsletter and confirmed it by a mailed link. */
export type Reader = Awaited<ReturnType<typeof readers>>[number];

/** How many addresses receive the newsletter. */
export async function countReaders(): Promise<number> {
  const [row] = await run((db) => db.select({ count: count() }).from(accounts).where(isReader));
  return row?.count ?? 0;
}

/** Those who confirmed the newsletter last, the newest first. */
export async function listReaders(most: number): Promise<Reader[]> {
  return run((db) => readers(db).limit(most));
}

/** All readers of the newsletter, the newest first; logs who exported them. */
export async function exportReaders(author: ProvenEmail): Promise<Reader[]> {
  return run((db) =>
    db.transaction(async (tx) => {
      await addLogEntry(tx, { author, action: 'exported', subject: 'newsletter' });
      return readers(tx);
    }),
  );
}
