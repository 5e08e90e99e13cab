import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findKeptKeys } from '../../db/process/kept-keys.mjs';
import {
  findReleaseToStart,
  folderOf,
  importServer,
  servedAfterRollback,
  serverUrl,
  takeRelease,
} from './choose-release.mjs';
import { copyDecoder } from './decoder.mjs';
import { nodeVersions } from './node-versions.mjs';
import { linkPackages } from './packages.mjs';
import { releaseName, sourcesHash } from './release-name.mjs';
import { alone, digest, root, runProgram, say, stop } from './steps.mjs';

/** @typedef {import('../../db/process/kept-keys.mjs').KeptKeys} KeptKeys */

/**
 * Builds the release of the current sources and keys, unless it exists, and makes it the current one. A release that
 * was rolled back stays so until the sources change.
 * @param {{ isForStart?: boolean }} [options] whether a start asks: it may make a key in a PostgreSQL database that has
 *   none, and takes what another start has built meanwhile
 * @returns {Promise<string>} the folder of the current release
 */
export async function prepareRelease({ isForStart = false } = {}) {
  const sources = sourcesHash();
  return alone(async () => {
    const served = servedAfterRollback(sources);
    if (served) return folderOf(served);
    const ready = isForStart ? findReleaseToStart(sources) : undefined;
    if (ready) return folderOf(ready);
    const keys = (await findKeptKeys(process.env)) ?? (await makeKeys(isForStart));
    const name = releaseName(sources, keys.text);
    if (!existsSync(folderOf(name))) await build(name, keys);
    takeRelease(name);
    return folderOf(name);
  });
}

/**
 * Makes the first key of the installation, in the data folder or in PostgreSQL.
 * @param {boolean} mayMigrate @returns {Promise<KeptKeys>}
 */
async function makeKeys(mayMigrate) {
  const draft = folderOf('keys.draft');
  mkdirSync(draft, { recursive: true });
  await bundleServer(draft);
  const server = await importServer(draft);
  server.checkConfiguration();
  if (process.env.DATABASE_URL && !mayMigrate) {
    stop('the database has no key yet: start the shop on it once, or set SECRET_KEY');
  }
  await server.makeKeys();
  return (await findKeptKeys(process.env)) ?? stop('the key of the installation was not kept');
}

/**
 * Builds a release: bundles the server, builds the pages, takes the snapshot. It gets its name when it is
 * complete. @param {string} name @param {KeptKeys} keys
 */
async function build(name, keys) {
  const draft = `${folderOf(name)}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  linkPackages(draft);
  copyDecoder(root);
  const started = Date.now();
  await bundleServer(draft);
  const settings = (await importServer(draft)).prepareBuild(keys);
  say('building the pages (about half a minute)…');
  await run([join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    NEXT_TELEMETRY_DISABLED: '1',
    RELEASE_NAME: name,
    ...settings,
  });
  rmSync(join(root, '.next/cache'), { recursive: true, force: true });
  renameSync(join(root, '.next'), join(draft, 'next'));
  say(`built in ${Math.round((Date.now() - started) / 1000)} s; recording every page…`);
  const program = `console.log(await (await import(${JSON.stringify(serverUrl(draft))})).takeSnapshot()); process.exit()`;
  const output = await run(['--input-type=module', '--eval', program]);
  const count = output.trim().split('\n').at(-1);
  renameSync(draft, folderOf(name));
  say(`${count} addresses ready in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Bundles the server for `npm run dev`. @returns {Promise<typeof import('../main')>} what the file exports */
export async function loadForDevelopment() {
  const folder = folderOf('development');
  mkdirSync(folder, { recursive: true });
  copyDecoder(root);
  await bundleServer(folder);
  return importServer(folder);
}

/** @typedef {typeof import('../answers/addresses')} Addresses */

/** @type {Promise<Addresses> | undefined} */
let loading;

/** Bundles the addresses of the shop anew, for `npm run dev`. @returns {Promise<Addresses>} */
export function loadAddresses() {
  loading ??= bundleAddresses().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** @returns {Promise<Addresses>} */
async function bundleAddresses() {
  const file = join(folderOf('development'), 'addresses.mjs');
  await bundle('server/answers/addresses.ts', file);
  // Node loads a file once for each name.
  return import(`${pathToFileURL(file).href}?${digest([readFileSync(file)])}`);
}

/**
 * Runs Node; when it fails, prints its output and ends the process.
 * @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<string>} what it printed
 */
async function run(args, env = {}) {
  const { isDone, output } = await runProgram(process.execPath, args, {
    ...process.env,
    NODE_ENV: 'production',
    ...env,
  });
  if (isDone) return output;
  console.error(output);
  stop('the build failed: see the lines above');
}

/** Bundles the server, and the thread that writes invoices. @param {string} folder */
async function bundleServer(folder) {
  await bundle('server/main.ts', join(folder, 'server.mjs'));
  await bundle('server/paper-thread.ts', join(folder, 'paper-thread.mjs'));
}

/**
 * Bundles a module of the server's TypeScript into one file, so that Node runs it as it is.
 * @param {string} entry @param {string} outfile
 */
async function bundle(entry, outfile) {
  const { build: compile, stop: endCompiler } = await import('esbuild');
  await compile({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${nodeVersions(readFileSync(join(root, 'package.json'), 'utf8')).from}`,
    packages: 'external',
    // `server-only` guards Next's client bundles; here everything is the server.
    alias: { 'server-only': './server/server-only-stub.ts' },
    logLevel: 'warning',
  });
  // Its process would otherwise keep running beside the shop.
  await endCompiler();
}
