import { cpSync, existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { currentRelease } from './release';

/** The folder of an embedded database without rows that `tests/built.ts` makes for the release in use. */
export const emptyDatabase = () =>
  resolve('tests/results/databases', basename(currentRelease()), 'postgres');

/** Copies it to a data folder, in a tenth of a second: making one takes three. */
export function copyEmptyDatabase(dataDir: string): void {
  if (existsSync(emptyDatabase()))
    cpSync(emptyDatabase(), join(dataDir, 'postgres'), { recursive: true });
}
