import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, say } from '../../server/releases/steps.mjs';
import { installedBrowser } from './installed-browser.cjs';

/**
 * A Chromium for the tests: an installed one, one managed by Playwright, or, on Linux, one from an npm
 * package.
 * @returns {Promise<string | undefined>} its path, or `undefined` when there is none
 */
export async function findBrowser() {
  const found = installedBrowser();
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('no Chromium is installed; asking Playwright for one…');
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    {
      cwd: root,
      stdio: 'ignore',
      timeout: 300_000,
    },
  );
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return packagedBrowser();
}

/** The Chromium of the package @sparticuz/chromium, installed in the user's cache folder, not in the project. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  say('Playwright has none to give; taking the one in the npm registry…');
  const folder = join(homedir(), '.cache', 'theogonie-chromium');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--loglevel=error', '@sparticuz/chromium@^143'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) return undefined;
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  const { default: chromium } = await import(
    pathToFileURL(
      existsSync(entry) ? entry : join(folder, 'node_modules/@sparticuz/chromium/build/index.js'),
    ).href
  );
  return chromium.executablePath();
}
