// `npm test`: installs, builds, finds what this machine has, and runs the checks. `npm run test:all`
// (`run.mjs all`) runs what takes longer: each template in each theme and in Arabic, and the embedded
// database killed a hundred times. `npm run test:faults` (`run.mjs faults`) runs the faults alone.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, prepareRelease, root, say } from '../server/steps.mjs';
import { findBrowser } from './browser.mjs';
import { findJava, findNginx, findPgBouncer } from './nginx.mjs';

process.chdir(root);
const results = join(root, 'tests', 'results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;
/** @type {string[]} */
const skipped = [];

/** @param {string} line */
function skip(line) {
  skipped.push(line);
  say(`skipped: ${line}`);
}

/**
 * Runs a program of `node_modules` and shows what it prints.
 * @param {string} title @param {string} bin @param {string[]} args @param {Record<string, string>} [env]
 */
function run(title, bin, args, env = {}) {
  say(`${title}…`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
  });
  say(
    `${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return status === 0;
}

/** A check that is one yes or no. @param {boolean} isFine */
function count(isFine) {
  if (isFine) passed += 1;
  else failed += 1;
}

/** @param {string} title @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
function vitest(title, name, args, env) {
  const file = join(results, `${name}.json`);
  const isFine = run(
    title,
    'vitest/vitest.mjs',
    [
      'run',
      '--config=tests/vitest.config.ts',
      '--root=.',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    env,
  );
  if (!existsSync(file)) return count(false);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that does not even load fails without counting a test.
  if (!isFine && numFailedTests === 0) failed += 1;
}

/** @param {string} browser @param {string[]} which arguments that choose among the tests */
function playwright(browser, which) {
  const isFine = run(
    'journeys in a real browser',
    '@playwright/test/cli.js',
    ['test', '--config=tests/playwright.config.ts', ...which],
    {
      TEST_BROWSER: browser,
    },
  );
  const file = join(results, 'browser.json');
  if (!existsSync(file)) return count(false);
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  passed += stats.expected + stats.flaky;
  failed += stats.unexpected;
  if (!isFine && stats.unexpected === 0) failed += 1;
}

/** What starts a PostgreSQL server of the tests' own. @returns {Promise<typeof import('./postgres')>} */
async function loadPostgres() {
  const { build: bundle } = await import('esbuild');
  const outfile = join(results, 'postgres.mjs');
  await bundle({
    entryPoints: ['tests/postgres.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

/** The data tests on a PostgreSQL server: the given one, else one of our own. */
async function onPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given)
    return vitest(
      'data tests on TEST_DATABASE_URL',
      'postgres',
      ['--no-file-parallelism', 'tests/db'],
      { DATABASE_URL: given },
    );
  const { findPrograms, startPostgres } = await loadPostgres();
  const programs = findPrograms();
  if (!programs)
    return skip(
      'PostgreSQL is not installed: the data tests ran on the embedded database only, those of an outage not at all',
    );
  const server = await startPostgres(programs);
  try {
    vitest('data tests on PostgreSQL', 'postgres', ['--no-file-parallelism', 'tests/db'], {
      DATABASE_URL: server.url,
    });
  } finally {
    server.destroy();
  }
}

/** Everything that can fail under the shop, with the real things. @param {Record<string, string>} [env] */
async function faults(env) {
  const { findPrograms } = await loadPostgres();
  if (!findPrograms()) skip('PostgreSQL is not installed: its faults were not tried');
  if (!findNginx()) skip('nginx is not installed: two shops behind it were not tried');
  if (!findPgBouncer()) skip('PgBouncer is not installed: the shop behind it was not tried');
  if (process.getuid?.() !== 0) skip('not root: no small disk could be made, none was filled');
  // Some start four shops one after the other: a slow machine may take its time.
  const args = ['--no-file-parallelism', '--testTimeout=180000', 'tests/faults'];
  vitest('faults', 'faults', args, env);
}

/** The tests in a real browser, where there is one. @param {string[]} which */
async function journeys(which) {
  const browser = await findBrowser();
  if (browser) playwright(browser, which);
  else skip('no Chromium was found and none could be had: the journeys did not run');
}

/** Says how it went, and ends. */
function conclude() {
  if (skipped.length > 0) say(`${skipped.length} group(s) skipped: ${skipped.join('; ')}`);
  if (skipped.length > 0 && process.env.FAIL_ON_SKIP) failed += skipped.length;
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

install();
const part = process.argv[2];
if (part === 'faults' || part === 'all') {
  await prepareRelease();
  await faults({ FAULT_KILLS: '100' });
  if (part === 'all') await journeys(['--grep=@matrix']);
  conclude();
}
count(
  run('style', '@biomejs/biome/bin/biome', [
    'check',
    '--config-path=tests/style.json',
    '--error-on-warnings',
    '.',
  ]),
);
const typegen = run('route types', 'next/dist/bin/next', ['typegen']);
count(typegen && run('types', 'typescript/bin/tsc', ['--noEmit']));
await prepareRelease();

vitest('rules, content and rooms', 'rules', ['tests/lib', 'tests/content', 'tests/rooms.test.ts']);
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-test-'));
vitest('data tests on the embedded database', 'embedded', ['--no-file-parallelism', 'tests/db'], {
  DATABASE_URL: '',
  DATA_DIR: dataDir,
});
rmSync(dataDir, { recursive: true, force: true });
await onPostgres();
if (!findNginx()) skip('nginx is not installed: docs/nginx.conf was not tried');
if (!findJava()) skip('Java is not installed: the markup was not checked');
vitest('the server and its pages', 'server', ['--no-file-parallelism', 'tests/server']);
await faults({ FAULT_KILLS: '3' });
await journeys(['--grep-invert=@matrix']);
conclude();
