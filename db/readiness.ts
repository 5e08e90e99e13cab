import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasDatabase, rowsOf, run, sql } from './client';

const CountRow = z.object({ applied: z.number() });

/**
 * Whether the database has every migration of this build; it may have more, by a newer process.
 * @throws when it does not answer in time
 */
export async function isReady(): Promise<boolean> {
  if (!hasDatabase()) return true;
  const journal = join(process.cwd(), 'db/migrations/meta/_journal.json');
  const { entries }: { entries: unknown[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const [row] = await run((db) =>
    rowsOf(db, CountRow, sql`select count(*)::int as applied from drizzle.__drizzle_migrations`),
  );
  return row !== undefined && row.applied >= entries.length;
}
