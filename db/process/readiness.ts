import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasDatabase, rowsOf, run, sql } from '@/db/client';
import { hasSpace } from '@/db/embedded';
import { jobs } from '@/db/schema';
import { env } from '@/lib/process/env';
import { log } from '@/lib/process/log';
import { sharedFor } from '@/lib/process/shared-for';
import { now } from './now';

const CountRow = z.object({ applied: z.number() });

/** Whether the database has every migration of this build; it may have more, by a newer process. */
const isMigrated = sharedFor(0, async () => {
  const journal = join(process.cwd(), 'db/migrations/meta/_journal.json');
  const { entries }: { entries: unknown[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const [row] = await run((db) =>
    rowsOf(db, CountRow, sql`select count(*)::int as applied from drizzle.__drizzle_migrations`),
  );
  return row !== undefined && row.applied >= entries.length;
});

/** How long the result of one write is shared: anybody may ask. */
const writeForMs = 5_000;

/**
 * Whether the database takes writes: it may be a standby, read-only, or on a full disk. On a full disk PostgreSQL
 * still writes over a row, in the page that it has, so it is also made to keep 140 KB of rows in a file, which it
 * removes at once. The embedded database looks at the free space itself.
 */
const canWrite = sharedFor(writeForMs, async () => {
  try {
    await run((db) =>
      db.transaction(async (one) => {
        if (env().DATABASE_URL) {
          await one.execute(sql`set local work_mem = '64kB'`);
          await one.execute(sql`select count(*) from generate_series(1, 10000)`);
        }
        await one
          .insert(jobs)
          .values({ name: 'readiness', ranAt: now() })
          .onConflictDoUpdate({ target: jobs.name, set: { ranAt: now() } });
      }),
    );
    return true;
  } catch (error) {
    log().error(error, 'the database takes no writes');
    return false;
  }
});

/**
 * Whether the database has every migration of this build and takes writes; one that has not been needed yet, whether
 * there is room for it.
 * @throws when it does not answer in time
 */
export async function isReady(): Promise<boolean> {
  if (!hasDatabase()) return hasSpace(env().DATA_DIR);
  return (await isMigrated()) && (await canWrite());
}
