import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

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
const installStamp = join(root, 'node_modules', '.installed');
/** A folder for each release, named after what it was built from. */
const releases = join(root, '.releases');
/** The release in use and the ones before it. */
const releasesKept = 3;

/** Prints one line. @param {string} line */
export function say(line) {
  console.log(`[théogonie] ${line}`);
}

/** Ends the process with one line that says what is wrong. @param {string} line @returns {never} */
export function stop(line) {
  console.error(`[théogonie] ${line}`);
  process.exit(1);
}

/** Installs the packages of the lock file, unless they are installed already. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9) || major > 26) {
    stop(`Node ${process.versions.node} will not do: install a version from 20.9 to 26`);
  }
  const lock = digest([
    readFileSync(join(root, 'package-lock.json')),
    process.version,
    process.arch,
  ]);
  if (String(read(installStamp)) === lock) return;
  say('installing packages (once, about half a minute)…');
  const result = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) stop('the packages could not be installed: see the lines above');
  writeFileSync(installStamp, lock);
}

/** The name of a release: a hash of everything it is built from. */
function releaseName() {
  const files = [...sources, 'public']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => !notBuilt.some((folder) => file.startsWith(join(root, folder))));
  const made = [...files, ...configuration.map((file) => join(root, file))];
  return digest([
    ...made.flatMap((file) => [file.slice(root.length), read(file)]),
    process.version,
    process.env.SITE_URL ?? '',
    // The footer says the year.
    String(new Date().getFullYear()),
  ]).slice(0, 16);
}

/**
 * Builds the release of the current sources, unless it exists: bundles the server, builds the pages, takes the
 * snapshot. The release gets its name when it is complete.
 * @returns {Promise<string>} its folder
 */
export async function prepareRelease() {
  const name = releaseName();
  const release = join(releases, name);
  if (existsSync(release)) {
    utimesSync(release, new Date(), new Date());
    return release;
  }
  const draft = `${release}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  // Next's build links its packages as `../../node_modules/…`, which from inside a release is this folder.
  symlinkSync(join('..', '..', 'node_modules'), join(draft, 'node_modules'), 'junction');
  const started = Date.now();
  await bundleServer(draft);
  const server = await importServer(draft);
  server.checkConfiguration();
  say('building the pages (about half a minute)…');
  run([join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    NEXT_TELEMETRY_DISABLED: '1',
    RELEASE_NAME: name,
  });
  renameSync(join(root, '.next'), join(draft, 'next'));
  say(`built in ${Math.round((Date.now() - started) / 1000)} s; recording every page…`);
  const program = `console.log(await (await import(${JSON.stringify(serverUrl(draft))})).takeSnapshot()); process.exit()`;
  const count = run(['--input-type=module', '--eval', program]).trim().split('\n').at(-1);
  renameSync(draft, release);
  say(`${count} addresses ready in ${Math.round((Date.now() - started) / 1000)} s`);
  dropOldReleases();
  return release;
}

/** Bundles the server for `npm run dev`. @returns {Promise<typeof import('./main')>} what the file exports */
export async function loadForDevelopment() {
  const folder = join(releases, 'development');
  mkdirSync(folder, { recursive: true });
  await bundleServer(folder);
  return importServer(folder);
}

/** @param {string} release its folder @returns {Promise<typeof import('./main')>} */
export const importServer = (release) => import(serverUrl(release));

/** @param {string} release */
const serverUrl = (release) => pathToFileURL(join(release, 'server.mjs')).href;

/**
 * Runs Node; when it fails, prints its output and ends the process.
 * @param {string[]} args @param {Record<string, string>} [env] @returns {string} what it printed
 */
function run(args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status === 0) return stdout;
  console.error(stdout, stderr);
  stop('the build failed: see the lines above');
}

/** Bundles the server's TypeScript into one file, so that Node runs it as it is. @param {string} folder */
async function bundleServer(folder) {
  const { build, stop: endCompiler } = await import('esbuild');
  await build({
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

function dropOldReleases() {
  const age = (/** @type {string} */ name) => statSync(join(releases, name)).mtimeMs;
  const names = readdirSync(releases).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const old = names.sort((a, b) => age(b) - age(a)).slice(releasesKept);
  for (const name of old) rmSync(join(releases, name), { recursive: true });
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

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file) : '';
}

/** @param {(string | Buffer)[]} parts */
function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
