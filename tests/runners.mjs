// Runs the test runners and collects their results: counts, names of failed tests, skipped groups.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { root, say } from '../server/releases/steps.mjs';
import { installedBrowser } from './programs/installed-browser.cjs';

/** The folder that keeps reports. */
export const results = join(root, 'tests', 'results');
/** Kept in a file, thousands of dots say nothing: there only failures are shown. */
const reporter = process.stdout.isTTY ? 'dot' : 'minimal';
let passed = 0;
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const skipped = [];

/** Deletes the reports of an earlier run. */
export function startResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** Records a group that this machine cannot run. @param {string} line */
export function skip(line) {
  skipped.push(line);
  say(`skipped: ${line}`);
}

/** Says what runs, what came of it, and how long it took. @param {string} title @param {() => Promise<boolean>} work */
async function announced(title, work) {
  say(`${title}…`);
  const started = Date.now();
  const hasPassed = await work();
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`${title}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return hasPassed;
}

/**
 * Runs a program of `node_modules` and shows its output.
 * @param {string} title @param {string} bin @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
export const run = (title, bin, args, env) => announced(title, () => runProgram(bin, args, env));

/** @param {string} bin @param {string[]} args @param {Record<string, string>} [env] */
async function runProgram(bin, args, env = {}) {
  const program = spawn(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
  });
  const [status] = await once(program, 'close');
  return status === 0;
}

/** Counts a check that either passes or fails. @param {string} title @param {boolean} hasPassed */
export function count(title, hasPassed) {
  if (hasPassed) passed += 1;
  else failures.push(title);
}

/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} Report of Vitest */

/** @param {string} file @returns {Report} */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether a file or folder is what tests are about, and no test; a part of a name is neither.
 * @param {string} path
 */
function isSource(path) {
  if (!existsSync(path)) return false;
  if (relative(root, resolve(path)).split(sep)[0] !== 'tests') return true;
  return statSync(path).isFile() && !/\.(test|spec)\./.test(path);
}

/** Arguments that run the tests that import a file, or one of a folder. @param {string} path */
function relatedTo(path) {
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|mjs)$/.test(file))
        .map((file) => join(path, file));
  const hasData = /^(db|use-cases)(\W|$)/.test(relative(root, resolve(path)));
  return ['related', '--run', '--project=unit', ...(hasData ? ['--project=db*'] : []), ...files];
}

/**
 * Runs one file with its runner, or the tests of a name in it; of a source, or a folder of them, the tests that import it
 * and need no build.
 * @param {string} file @param {string} [name]
 * @returns {Promise<boolean>} whether there were such tests, and all of them passed
 */
export async function runOne(file, name) {
  const isJourney = file.includes('.spec.') || file.startsWith('tests/e2e');
  // Both runners take a name for a pattern.
  const pattern = name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (isJourney) {
    const chosen = pattern ? ['-g', pattern] : [];
    return run(file, '@playwright/test/cli.js', ['test', file, ...chosen]);
  }
  return announced(file, () => runVitestOn(file, name, pattern));
}

/** @param {string} file @param {string} [name] @param {string} [pattern] of the name */
async function runVitestOn(file, name, pattern) {
  const report = join(results, `one-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = [
    ...(isSource(file) ? relatedTo(file) : ['run', file]),
    ...(pattern ? ['-t', pattern] : []),
  ];
  const hasPassed = await runProgram('vitest/vitest.mjs', [...chosen, ...reporters]);
  if (!existsSync(report)) return hasPassed;
  const { numPassedTests, numFailedTests, testResults } = readReport(report);
  rmSync(report);
  if (testResults.length === 0 && isSource(file)) {
    say(`no test that runs without a build imports ${file}: see the table of docs/development.md`);
    return false;
  }
  // Vitest takes a name that no test has for one whose tests are all skipped.
  if (!hasPassed || numPassedTests + numFailedTests > 0) return hasPassed;
  say(`no test of this name in ${file}: ${name}`);
  return false;
}

/**
 * Runs one project of Vitest and counts its tests.
 * @param {string} title @param {string} project its name, or the beginning of several, with an asterisk
 * @param {Record<string, string>} [env] @param {string[]} [files] by default all files of the project
 */
export async function vitest(title, project, env, files = []) {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`);
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`];
  const hasPassed = await run(
    title,
    'vitest/vitest.mjs',
    ['run', `--project=${project}`, ...reporters, ...files],
    env,
  );
  if (!existsSync(file)) return count(title, false);
  const { numPassedTests, testResults } = readReport(file);
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const path = relative(root, name);
    if (tests.length > 0) return tests.map((test) => `${path} › ${test.fullName}`);
    // A file that fails to load has no tests to count.
    return status === 'failed' ? [path] : [];
  });
  passed += numPassedTests;
  failures.push(...failed);
  if (!hasPassed && failed.length === 0) failures.push(title);
}

/** @typedef {{ title: string, file: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite */

/** The tests of Playwright's report that failed. @param {Suite} suite @param {string[]} above @returns {string[]} */
function failedIn({ title, file, specs = [], suites = [] }, above = []) {
  const names = title === file ? [`tests/e2e/${file}`] : [...above, title];
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => [...names, spec.title].join(' › ')),
    ...suites.flatMap((inner) => failedIn(inner, names)),
  ];
}

/**
 * Runs the tests in a real browser and counts them.
 * @param {string} title @param {string} browser path of a Chromium @param {string[]} which arguments that choose tests
 */
export async function playwright(title, browser, which) {
  const file = join(results, 'browser.json');
  rmSync(file, { force: true });
  // One that was found where browsers are installed is found there again.
  /** @type {Record<string, string>} */
  const env = installedBrowser() ? {} : { TEST_BROWSER: browser };
  const hasPassed = await run(title, '@playwright/test/cli.js', ['test', ...which], env);
  if (!existsSync(file)) return count(title, false);
  /** @type {{ stats: { expected: number, flaky: number }, suites: Suite[] }} */
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = suites.flatMap((suite) => failedIn(suite));
  passed += stats.expected + stats.flaky;
  failures.push(...failed);
  if (!hasPassed && failed.length === 0) failures.push(title);
}

/** Prints skipped groups, failures and counts, and ends the process. @returns {never} */
export function conclude() {
  if (skipped.length > 0) say(`${skipped.length} group(s) skipped: ${skipped.join('; ')}`);
  if (process.env.FAIL_ON_SKIP) failures.push(...skipped.map((line) => `skipped: ${line}`));
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
