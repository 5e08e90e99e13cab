import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  if (!existsSync(file)) keep(randomBytes(32).toString('hex'), file);
  return new TextEncoder().encode(readFileSync(file, 'utf8'));
}

/** Writes a file that nobody can see half written; of two writers the first wins. */
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
