import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from './env';

/**
 * The key that quotes are signed with: `QUOTE_SECRET`, else one made on first use and kept in the
 * data folder, readable by its owner alone.
 */
export function quoteSecret(): Uint8Array {
  const { QUOTE_SECRET, DATA_DIR } = env();
  if (QUOTE_SECRET) return new TextEncoder().encode(QUOTE_SECRET);
  mkdirSync(DATA_DIR, { recursive: true });
  const file = join(DATA_DIR, 'quote-secret');
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8'));
}
