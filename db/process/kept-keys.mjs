import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** @typedef {{ readonly text: string, readonly place: string }} KeptKeys */

/**
 * The keys of this installation where they are kept; nothing is created or migrated. Plain JavaScript, because a
 * build names its release before anything is bundled.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<KeptKeys | undefined>} `undefined` when there are none yet
 * @throws {Error} in one line when the database cannot be read
 */
export async function findKeptKeys({ SECRET_KEY, DATABASE_URL, DATA_DIR }) {
  if (SECRET_KEY) return { text: SECRET_KEY, place: 'SECRET_KEY' };
  if (DATABASE_URL) return inDatabase(DATABASE_URL);
  const place = join(resolve(DATA_DIR || '.data'), 'keys');
  return existsSync(place) ? { text: readFileSync(place, 'utf8').trim(), place } : undefined;
}

/** @param {string} url @returns {Promise<KeptKeys | undefined>} */
async function inDatabase(url) {
  // `lib/process/env.ts` names what is wrong with it.
  if (!/^postgres(ql)?:\/\//.test(url)) return undefined;
  const { default: postgres } = await import('postgres');
  const sql = postgres(url, { max: 1, connect_timeout: 3, prepare: false });
  try {
    const [found] = await sql`select to_regclass('installation') is not null as has_table`;
    const [row] = found?.has_table ? await sql`select keys from installation` : [];
    return row && { text: String(row.keys), place: 'the table installation' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the key of the installation cannot be read: ${reason}; or set SECRET_KEY`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
