// `npm test`: installs, builds, finds what this machine has, and runs every check. Plain JavaScript
// without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, loadServer, root, say } from '../server/steps.mjs';
import { findBrowser } from './browser.mjs';
import { findNginx } from './nginx.mjs';

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

/** @param {string} browser */
function playwright(browser) {
  const isFine = run(
    'journeys in a real browser',
    '@playwright/test/cli.js',
    ['test', '--config=tests/playwright.config.ts'],
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
  /** @type {typeof import('./postgres')} */
  const { findPrograms, startPostgres } = await import(pathToFileURL(outfile).href);
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

install();
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
const server = await loadServer();
server.checkConfiguration();
await build(server);

vitest('rules, content and rooms', 'rules', ['tests/lib', 'tests/content', 'tests/rooms.test.ts']);
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-test-'));
vitest('data tests on the embedded database', 'embedded', ['--no-file-parallelism', 'tests/db'], {
  DATABASE_URL: '',
  DATA_DIR: dataDir,
});
rmSync(dataDir, { recursive: true, force: true });
await onPostgres();
if (!findNginx()) skip('nginx is not installed: server/nginx.conf was not tried');
vitest('the server and its pages', 'server', ['--no-file-parallelism', 'tests/server']);

const browser = await findBrowser();
if (browser) playwright(browser);
else skip('no Chromium was found and none could be had: the journeys did not run');

if (skipped.length > 0) say(`${skipped.length} group(s) skipped: ${skipped.join('; ')}`);
if (skipped.length > 0 && process.env.FAIL_ON_SKIP) failed += skipped.length;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
