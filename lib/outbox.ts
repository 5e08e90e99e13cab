import 'server-only';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';
import { keyedHash, keyedHashes } from './keyed-hash';

const outbox = () => join(env().DATA_DIR, 'outbox');

/** What the names of the files of a mailbox have in common, from a keyed hash of its address. */
const markOf = (hash: string) => `.${hash}.eml`;

/**
 * Writes a mail to `DATA_DIR/outbox`. The name of the file tells nobody without the shop's key whose mail it is.
 * @returns the path of the file
 */
export async function writeToOutbox(id: string, address: string, mail: Buffer): Promise<string> {
  const file = join(outbox(), `${id}${markOf(await keyedHash(address))}`);
  mkdirSync(outbox(), { recursive: true, mode: 0o700 });
  // Written under another name first, so that the folder only shows complete mails.
  writeFileSync(`${file}.part`, mail, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return file;
}

/** Deletes the mails to an address from `DATA_DIR/outbox`. */
export async function clearOutbox(address: string): Promise<void> {
  const marks = (await keyedHashes(address)).map(markOf);
  for (const name of existsSync(outbox()) ? readdirSync(outbox()) : []) {
    if (marks.some((mark) => name.includes(mark))) rmSync(join(outbox(), name), { force: true });
  }
}
