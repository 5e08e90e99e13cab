// `npm test` installs, builds, finds out what this machine has, and runs the checks. `npm run test:all` runs
// what takes longer (tests tagged `matrix`, and the files of `matrix.mjs`): all faults, each template in each theme and
// in Arabic, journeys in WebKit and Firefox, 1 000 random bodies, two rolling releases, random payments,
// refunds and stays, and on the embedded database data tests that `npm test` ran on PostgreSQL.
// `npm run test:faults` runs faults and whatever is random, many times as often, and all data tests on the embedded
// database, `npm run verify` what needs no build, `npm run types` the types alone, and `npm run test:one -- <file> [name]` one file, or the tests of that name in
// it; of a source, the tests that import it.
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareRelease } from '../server/releases/build-release.mjs';
import { install, root, say, stop } from '../server/releases/steps.mjs';
import { longDataFiles, longJourneyFiles, longServerFiles } from './matrix.mjs';
import { findBrowser } from './programs/browser.mjs';
import { findFirefox, findWebKit } from './programs/engines.mjs';
import { findJava, findNginx, findPgBouncer, findSystemdAnalyze } from './programs/nginx.mjs';
import {
  conclude,
  count,
  playwright,
  results,
  run,
  runOne,
  skip,
  startResults,
  vitest,
} from './runners.mjs';

process.chdir(root);

/** Only root can mount the disks that tests fill. */
const hasSmallDisks = process.getuid?.() === 0;

/** Loads the module that starts PostgreSQL servers for the tests. @returns {Promise<typeof import('./programs/postgres')>} */
async function loadPostgres() {
  const { build: bundle } = await import('esbuild');
  const outfile = join(results, 'postgres.mjs');
  await bundle({
    entryPoints: ['tests/programs/postgres.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

/** Whatever is done by processes that are killed: on the embedded database a part of `test:all`, in more courses. */
const randomKills = 'tests/db/**/random-*.test.ts';
/** What mails say is the same on each database: it is read on PostgreSQL, where there is one. */
const mails = 'tests/db/**/*-mails.test.ts';

/** The test files of a folder of `tests` but for some. @param {string} folder @param {string[]} left */
const without = (folder, left) =>
  readdirSync(join('tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('tests', folder, file))
    .filter((file) => !left.includes(file));

/** Whether this machine has a PostgreSQL server for the data tests, or can start one. */
const hasPostgres = async () =>
  Boolean(process.env.TEST_DATABASE_URL || (await loadPostgres()).findPrograms());

/**
 * Runs data tests on a PostgreSQL server: the given one, else one started here.
 * @param {string} title @param {string[]} files arguments that choose files
 */
async function onPostgres(title, files) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return vitest(title, 'db*', { DATABASE_URL: given }, files);
  const { findPrograms, startPostgres } = await loadPostgres();
  const programs = findPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const server = await startPostgres(programs);
  try {
    await vitest(title, 'db*', { DATABASE_URL: server.url }, files);
  } finally {
    server.destroy();
  }
}

/**
 * Runs data tests on an embedded database in a temporary folder.
 * @param {string} title @param {Record<string, string>} [env] @param {string[]} [files] arguments that choose files, by default all
 */
async function onEmbedded(title, env = {}, files = []) {
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-test-'));
  await vitest(title, 'db*', { ...env, DATABASE_URL: '', DATA_DIR: dataDir }, files);
  rmSync(dataDir, { recursive: true, force: true });
}

/** How often what is random, or killed, is tried by `npm run test:all`. */
const often = {
  ABUSE_BODIES: '1000',
  FAULT_KILLS: '5',
  LIMIT_REQUESTS: '1000',
  EVENT_ORDERS: '100',
  ROLLING_RELEASES: '2',
  PAYMENT_COURSES: '40',
  REFUND_COUNT: '100',
  REFUND_KILLS: '4',
  STAY_OPERATIONS: '2000',
  STAY_KILLS: '4',
};
/** The same by `npm run test:faults`. */
const veryOften = {
  ABUSE_BODIES: '10000',
  FAULT_KILLS: '100',
  LIMIT_REQUESTS: '100000',
  EVENT_ORDERS: '1000',
  ROLLING_RELEASES: '6',
  PAYMENT_COURSES: '200',
  REFUND_COUNT: '1000',
  REFUND_KILLS: '10',
  STAY_OPERATIONS: '10000',
  STAY_KILLS: '10',
};

/** Runs all fault tests, with real servers. @param {typeof veryOften} env how many kills and requests they try */
async function faults(env) {
  const { findPrograms } = await loadPostgres();
  if (!findPrograms()) skip('PostgreSQL is not installed: its faults were not tried');
  if (!findNginx()) skip('nginx is not installed: two shops behind it were not tried');
  if (!findPgBouncer()) skip('PgBouncer is not installed: the shop behind it was not tried');
  if (!hasSmallDisks) skip('not root: no small disk could be made, none was filled');
  await vitest('faults', 'faults', env);
}

/** Runs what is done at random on the embedded database, by processes that are killed. @param {typeof veryOften} env */
const atRandom = (env) =>
  onEmbedded('random payments, refunds, stays and hours', env, [
    'tests/db/orders/payment-courses',
    'tests/db/orders/random-refunds',
    'tests/db/residence/random-stays',
  ]);

/** Runs the data tests that `npm test` has time for, on PostgreSQL where there is one. */
async function dataTests() {
  const files = without('db', longDataFiles);
  if (await hasPostgres()) return onPostgres('data tests on PostgreSQL', files);
  skip(
    'PostgreSQL is not installed: the data tests run on the embedded database only, those of an outage not at all',
  );
  return onEmbedded('data tests on the embedded database', {}, files);
}

/** The data tests on the embedded database that `npm test` ran on PostgreSQL. @param {string[]} files arguments that choose files */
const alsoOnEmbedded = (files) =>
  onEmbedded('data tests on the embedded database', {}, [
    ...files,
    `--exclude=${randomKills}`,
    `--exclude=${mails}`,
  ]);

/**
 * Runs the other data tests, and then on the embedded database those about carts and nights, which many want at once: whatever
 * else the shop keeps is read and written there by each shop of the server tests and journeys.
 */
async function longDataTests() {
  const title = 'data tests, longer';
  if (!(await hasPostgres())) return onEmbedded(title, {}, longDataFiles);
  await onPostgres(title, longDataFiles);
  await alsoOnEmbedded(['cart', 'residence'].map((folder) => `tests/db/${folder}/`));
}

/** Runs the only fault tests that `npm test` has time for. */
async function behindPgBouncer() {
  if (!findPgBouncer()) return skip('PgBouncer is not installed: the shop behind it was not tried');
  await vitest('PgBouncer', 'faults', {}, ['tests/faults/postgres', '-t', 'PgBouncer']);
}

/** Runs the tests in a real browser, if there is one. @param {string[]} which arguments that choose tests */
async function journeys(which) {
  const browser = await findBrowser();
  if (browser) await playwright('journeys in a real browser', browser, which);
  else skip('no Chromium was found and none could be had: the journeys did not run');
}

/** Runs the journeys in WebKit and Firefox, where they are installed. */
async function journeysElsewhere() {
  const [webkit, firefox] = [findWebKit(), findFirefox()];
  if (!webkit) skip('WebKit, its driver or Xvfb is not installed: its journeys did not run');
  if (!firefox) skip('Firefox is not installed: its journeys did not run');
  // Each takes one core.
  await Promise.all([
    webkit && vitest('journeys in WebKit', 'webkit'),
    firefox && vitest('journeys in Firefox', 'firefox'),
  ]);
}

/** `npm run types`: the types, after those of the routes. */
async function haveTypes() {
  // The development server leaves types of pages that may be gone since.
  rmSync('.next/dev/types', { recursive: true, force: true });
  const hasRoutes = await run('route types', 'next/dist/bin/next', ['typegen']);
  // Incremental checks of TypeScript 7.0 miss errors in files that did not change themselves. Several
  // checkers each work out the types of the messages anew: one takes 12 seconds of a core, four took 31.
  const tsc = ['--noEmit', '--incremental', 'false', '--singleThreaded'];
  return hasRoutes && run('types', 'typescript/bin/tsc', tsc);
}

/** Format, lint and types. */
async function checkSources() {
  const biome = '@biomejs/biome/bin/biome';
  const hasStyle = await run('style', biome, ['check', '--error-on-warnings', '.']);
  if (!hasStyle) say('`npm run format` mends most of what the style check names');
  count('style', hasStyle);
  count('types', await haveTypes());
}

/** The tests that need neither a build nor a database. */
const unitTests = () => vitest('rules, content and rooms', 'unit', {}, ['--tags-filter=!matrix']);

/** Format, lint, types, and the tests that need neither a build nor a database, on two cores. */
async function verify() {
  await Promise.all([checkSources(), unitTests()]);
}

/** @param {string | undefined} file @param {string | undefined} name @returns {Promise<never>} */
async function one(file, name) {
  if (!file) stop('which one? npm run test:one -- tests/lib/cart/cart.test.ts "its name"');
  process.exit((await runOne(file, name)) ? 0 : 1);
}

/** Arguments that choose tests tagged `matrix`, of the files that have any: the others need not be loaded. */
const tagged = () => [
  '--tags-filter=matrix',
  ...without('', longServerFiles).filter((file) =>
    /\bmatrix\b|server\/variant'/.test(readFileSync(file, 'utf8')),
  ),
];

/** Chooses journeys that only `test:all` makes: Playwright compares it with file, title and tags. */
const longJourneys = ['@matrix', ...longJourneyFiles.map((file) => file.replace('tests/e2e/', ''))]
  .map((text) => text.replaceAll('.', '\\.'))
  .join('|');

/** `npm test`: all but what `test:all` adds. */
async function usual() {
  await prepareRelease();
  await verify();
  if (!findNginx()) skip('nginx is not installed: docs/nginx.conf was not tried');
  if (!findSystemdAnalyze())
    skip('systemd is not installed: docs/theogonie@.service was not checked');
  const files = without('server', longServerFiles);
  // Each takes one core, and about as long as the other.
  await Promise.all([
    vitest('the server and its pages', 'server*', {}, ['--tags-filter=!matrix', ...files]),
    dataTests().then(behindPgBouncer),
  ]);
  await journeys([`--grep-invert=${longJourneys}`]);
}

/** `npm run test:all`: what `npm test` leaves out. */
async function matrix() {
  await prepareRelease();
  if (!findJava()) skip('Java is not installed: the markup was not checked');
  // Each takes about one core.
  await Promise.all([
    faults(often)
      .then(() => atRandom(often))
      .then(() => vitest('rules and pictures, each of them', 'unit', {}, tagged())),
    vitest('releases', 'releases', often).then(longDataTests),
  ]);
  await journeysElsewhere();
  await vitest('the server, longer', 'server*', often, longServerFiles);
  await vitest('the server in its variants', 'server*', often, tagged());
  await journeys([`--grep=${longJourneys}`]);
}

await install({ withChecks: true });
const [part, ...words] = process.argv.slice(2);
if (part === 'one') await one(words[0], words[1]);
if (part === 'types') process.exit((await haveTypes()) ? 0 : 1);
startResults();
if (part === 'verify') await verify();
else if (part === 'faults') {
  await prepareRelease();
  await faults(veryOften);
  await atRandom(veryOften);
  await alsoOnEmbedded([]);
  await vitest('releases', 'releases', veryOften);
  await vitest('random bodies', 'server*', veryOften, ['tests/server/process/abuse']);
} else if (part === 'all') await matrix();
else await usual();
conclude();
