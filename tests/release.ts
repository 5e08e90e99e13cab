import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the release that was built or started last. @throws when nothing is built */
export function currentRelease(): string {
  const releases = resolve('.releases');
  const [newest] = readdirSync(releases)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => join(releases, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!newest) throw new Error('nothing is built: run `npm run build` first');
  return newest;
}
