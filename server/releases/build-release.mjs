import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dropUnusedPackages, linkPackages } from './packages.mjs';
import { alone, digest, releases, root, runProgram, say, stop } from './steps.mjs';

/** The folders a build is made from, besides `public`. */
const sources = ['app', 'components', 'content', 'db', 'lib', 'messages', 'server'];
/** Not part of a build: the render scripts, and files that the build itself writes. */
const notBuilt = ['content/render', 'public/viewer'];
const configuration = [
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** A link to the release in use. */
const current = join(releases, 'current');
/** Names the release that was rolled back: the same sources are not served again. */
const rolledBack = join(releases, 'rolled-back');
/** Pages of a release keep working so long after the next one: their scripts are served. */
const keptMs = 60 * 60 * 1000;

/**
 * Builds the release of the current sources, unless it exists, and makes it the current one. A release that
 * was rolled back stays so until the sources change.
 * @returns {Promise<string>} the folder of the current release
 */
export async function prepareRelease() {
  const name = releaseName();
  return alone(async () => {
    if (existsSync(rolledBack) && readFileSync(rolledBack, 'utf8') === name) {
      say(`the release of these sources, ${name}, was rolled back: serving ${currentName()}`);
      return folderOf(currentName() ?? name);
    }
    rmSync(rolledBack, { force: true });
    if (!existsSync(folderOf(name))) await build(name);
    makeCurrent(name);
    dropOldReleases();
    return folderOf(name);
  });
}

/** Makes the release before the current one the current one again. @returns {Promise<void>} */
export async function rollBack() {
  await alone(async () => {
    const bad = currentName();
    const [earlier] = supersededReleases();
    if (!bad || !earlier) stop('there is no earlier release');
    makeCurrent(earlier);
    writeFileSync(rolledBack, bad);
    say(`rolled back from ${bad} to ${earlier}: restart the processes one after the other`);
  });
}

/** @param {string} name */
const folderOf = (name) => join(releases, name);

/** The name of the current release, or `undefined` before the first one. */
function currentName() {
  return existsSync(current) ? basename(readlinkSync(current)) : undefined;
}

/** Releases that are not the current one, the one that was current last first. */
function supersededReleases() {
  const age = (/** @type {string} */ name) => statSync(folderOf(name)).mtimeMs;
  const names = readdirSync(releases).filter((name) => /^[0-9a-f]{16}$/.test(name));
  return names.filter((name) => name !== currentName()).sort((a, b) => age(b) - age(a));
}

/** Swaps the link in one step, and notes when the release before was superseded. @param {string} name */
function makeCurrent(name) {
  const before = currentName();
  if (before === name) return;
  const link = `${current}.${process.pid}`;
  symlinkSync(name, link, 'dir');
  renameSync(link, current);
  if (before) utimesSync(folderOf(before), new Date(), new Date());
}

/** Removes what builds that ended early left, and releases and packages that nobody needs any more. */
function dropOldReleases() {
  const [, ...older] = supersededReleases();
  const unused = older.filter(
    (name) => Date.now() - statSync(folderOf(name)).mtimeMs > keptMs && !isRunning(name),
  );
  const drafts = readdirSync(releases).filter((name) => /\.draft$|^current\./.test(name));
  for (const name of [...unused, ...drafts]) rmSync(folderOf(name), { recursive: true });
  dropUnusedPackages();
}

/** Whether a process still serves a release: each leaves its number there. @param {string} name */
function isRunning(name) {
  const folder = join(folderOf(name), 'running');
  return (existsSync(folder) ? readdirSync(folder) : []).some((pid) => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  });
}

/** The name of a release: a hash of everything it is built from. */
function releaseName() {
  const files = [...sources, 'public']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => !notBuilt.some((folder) => file.startsWith(join(root, folder))));
  const made = [...files, ...configuration.map((file) => join(root, file))];
  return digest([
    ...made.flatMap((file) => [file.slice(root.length), readFileSync(file)]),
    process.version,
    process.env.SITE_URL ?? '',
    // The ids of server actions are made from it.
    process.env.SECRET_KEY?.split('|').at(-1) ?? '',
    // The footer says the year.
    String(new Date().getFullYear()),
  ]).slice(0, 16);
}

/**
 * Builds a release: bundles the server, builds the pages, takes the snapshot. It gets its name when it is
 * complete. @param {string} name
 */
async function build(name) {
  const draft = `${folderOf(name)}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  // Next's build links its packages as `../../node_modules/…`, which from inside a release is this folder.
  symlinkSync(linkPackages(), join(draft, 'node_modules'), 'junction');
  const started = Date.now();
  await bundleServer(draft);
  const server = await importServer(draft);
  const settings = await server.prepareBuild();
  say('building the pages (about half a minute)…');
  await run([join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    NEXT_TELEMETRY_DISABLED: '1',
    RELEASE_NAME: name,
    ...settings,
  });
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
  await bundleServer(folder);
  return importServer(folder);
}

/** @param {string} release its folder @returns {Promise<typeof import('../main')>} */
export const importServer = (release) => import(serverUrl(release));

/** @param {string} release */
const serverUrl = (release) => pathToFileURL(join(release, 'server.mjs')).href;

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

/** Bundles the server's TypeScript into one file, so that Node runs it as it is. @param {string} folder */
async function bundleServer(folder) {
  const { build: bundle, stop: endCompiler } = await import('esbuild');
  await bundle({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outfile: join(folder, 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // `server-only` guards Next's client bundles; here everything is the server.
    alias: { 'server-only': './server/server-only-stub.ts' },
    logLevel: 'warning',
  });
  // Its process would otherwise keep running beside the shop.
  await endCompiler();
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
