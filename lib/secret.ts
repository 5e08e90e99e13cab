import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';

/** Keys of the shop: the first one signs, all of them verify, so that keys can be rotated. */
export type Secrets = readonly [signing: Uint8Array, ...older: Uint8Array[]];

/**
 * The keys of `QUOTE_SECRET`, or one that is generated on first use and stored in the data folder, readable
 * by its owner only.
 */
export function quoteSecrets(): Secrets {
  const { QUOTE_SECRET, DATA_DIR } = env();
  const [first, ...older] = QUOTE_SECRET ?? [];
  const bytes = (text: string) => new TextEncoder().encode(text);
  if (first) return [bytes(first), ...older.map(bytes)];
  mkdirSync(DATA_DIR, { recursive: true });
  const file = join(DATA_DIR, 'quote-secret');
  if (!existsSync(file)) keep(randomBytes(32).toString('hex'), file);
  return [bytes(readFileSync(file, 'utf8'))];
}

/** Creates a file atomically; of two writers the first wins. */
function keep(text: string, file: string): void {
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
