import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run, sql } from '@/db/client';
import { prepareFolder } from '@/db/embedded';
import { installation } from '@/db/schema';
import { env } from '@/lib/process/env';
import { type Keys, requireKeys } from '@/lib/process/keys';

// Pages, actions and the server are separate bundles of one process.
const shared = globalThis as typeof globalThis & { theogonieKeys?: Promise<Keys> };

/**
 * The keys of this installation: those of `SECRET_KEY`, else a key that is generated once and kept in the
 * PostgreSQL database, or with the embedded database in a file of the data folder.
 * @throws Error in one line when the kept key cannot be read or is not valid; the error of the database
 */
export function keyRing(): Promise<Keys> {
  const { SECRET_KEY, DATABASE_URL, DATA_DIR } = env();
  if (SECRET_KEY) return Promise.resolve(SECRET_KEY);
  if (!shared.theogonieKeys) {
    const reading = DATABASE_URL ? keptInDatabase() : keptInFolder(resolve(DATA_DIR));
    shared.theogonieKeys = reading;
    reading.catch(() => {
      shared.theogonieKeys = undefined;
    });
  }
  return shared.theogonieKeys;
}

const newKey = () => randomBytes(32).toString('hex');

/** Of processes that store a key at the same time, the first one wins. */
async function keptInDatabase(): Promise<Keys> {
  const [row] = await run((db) =>
    db
      .insert(installation)
      .values({ keys: newKey() })
      .onConflictDoUpdate({ target: installation.id, set: { id: sql`excluded.id` } })
      .returning({ keys: installation.keys }),
  );
  return requireKeys(row?.keys, 'the table installation');
}

async function keptInFolder(folder: string): Promise<Keys> {
  const file = join(folder, 'keys');
  prepareFolder(folder);
  if (!existsSync(file)) createKeyFile(newKey(), file);
  try {
    return requireKeys(readFileSync(file, 'utf8').trim(), file);
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      throw new Error(`the key of the installation ${file} cannot be read: fix its permissions`);
    }
    throw error;
  }
}

/** Creates a file atomically, readable by its owner only; a file that exists stays as it is. */
function createKeyFile(text: string, file: string): void {
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}
