import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the release in use. @throws when nothing is built */
export function currentRelease(): string {
  const current = resolve('.releases/current');
  if (!existsSync(current)) throw new Error('nothing is built: run `npm run build` first');
  return realpathSync(current);
}
