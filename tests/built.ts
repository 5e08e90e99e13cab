import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyDatabase } from './empty-database';
import { asBuilt, startShop } from './shop';

/**
 * Builds the shop before the tests that start it, unless the build is current, and makes the database that
 * their shops begin with. @throws when the build fails
 */
export default async function setup(): Promise<void> {
  const { status } = spawnSync(process.execPath, ['server/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the shop could not be built: see the lines above');
  if (!existsSync(emptyDatabase())) await makeEmptyDatabase();
}

/** Has a shop create and migrate its database for a visitor who has nothing. */
async function makeEmptyDatabase(): Promise<void> {
  const parent = dirname(emptyDatabase());
  mkdirSync(parent, { recursive: true });
  const DATA_DIR = mkdtempSync(join(parent, 'new-'));
  const shop = await startShop({ DATA_DIR }, asBuilt);
  await fetch(`${shop.url}/cart`, { headers: { cookie: `session=${'A'.repeat(43)}` } });
  await shop.stop();
  try {
    renameSync(join(DATA_DIR, 'postgres'), emptyDatabase());
  } catch (error) {
    // Tests that started at the same time have made it.
    if (!existsSync(emptyDatabase())) throw error;
  }
  rmSync(DATA_DIR, { recursive: true });
}
