import 'server-only';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProvenEmail } from '@/lib/account/proof';
import { env } from '@/lib/process/env';
import { keyedHash, keyedHashes } from '@/lib/process/keyed-hash';
import type { Keys } from '@/lib/process/keys';
import type { Recipient } from './recipient';

const outbox = () => join(env().DATA_DIR, 'outbox');

/** What the names of the files of a mailbox have in common, from a keyed hash of its address. */
const markOf = (hash: string) => `.${hash}.eml`;

/**
 * Writes a mail to `DATA_DIR/outbox`. The name of the file tells nobody without the shop's key whose mail it is.
 * @returns the path of the file
 */
export function writeToOutbox(id: string, address: string, mail: Buffer, keys: Keys): string {
  const file = join(outbox(), `${id}${markOf(keyedHash(address, keys))}`);
  mkdirSync(outbox(), { recursive: true, mode: 0o700 });
  // Written under another name first, so that the folder only shows complete mails.
  writeFileSync(`${file}.part`, mail, { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return file;
}

/** Deletes the mails to an address from `DATA_DIR/outbox`: for its owner, or where the queue has lost the mail. */
export function clearOutbox(address: ProvenEmail | Recipient, keys: Keys): void {
  const marks = keyedHashes(address, keys).map(markOf);
  for (const name of existsSync(outbox()) ? readdirSync(outbox()) : []) {
    if (marks.some((mark) => name.includes(mark))) rmSync(join(outbox(), name), { force: true });
  }
}
