import { spawnSync } from 'node:child_process';

/** Builds the shop where it is not built or stale, before tests that start it. @throws when the build fails */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, ['server/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the shop could not be built: see the lines above');
}
