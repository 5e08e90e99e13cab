import { spawnSync } from 'node:child_process';

/** Builds the shop before the tests that start it, unless the build is current. @throws when the build fails */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, ['server/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the shop could not be built: see the lines above');
}
