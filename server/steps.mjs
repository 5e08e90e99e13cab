import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a build is made of. Pictures in `public` are served as they are. */
const sources = ['app', 'components', 'content', 'db', 'lib', 'messages', 'server'];
/** Of these, what decides how a browser and the server understand each other. */
const code = ['app', 'components', 'lib'];
const configuration = [
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const installStamp = join(root, 'node_modules', '.installed');
const buildStamp = join(root, '.next', '.built');
// Next empties its folder for each build, all but the cache.
const serverFile = join(root, '.next', 'cache', 'theogonie.mjs');

/** Says in one line what is going on. @param {string} line */
export function say(line) {
  console.log(`[théogonie] ${line}`);
}

/** Ends the process with one line that says what to do. @param {string} line @returns {never} */
export function stop(line) {
  console.error(`[théogonie] ${line}`);
  process.exit(1);
}

/** Installs what the lock file names, unless it is installed already. */
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
  if (read(installStamp) === lock) return;
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

/**
 * Builds the shop and compresses what it is made of, unless nothing has changed.
 * @param {Awaited<ReturnType<typeof loadServer>>} server
 */
export async function build(server) {
  const stamp = digest([
    ...sources
      .flatMap((folder) => filesIn(join(root, folder)))
      .filter((file) => !file.startsWith(join(root, 'content', 'render')))
      .map(read),
    ...configuration.map((file) => read(join(root, file))),
    process.version,
    process.env.SITE_URL ?? '',
    // The footer says the year.
    String(new Date().getFullYear()),
  ]);
  if (read(buildStamp) === stamp) return;
  // Every page names its build. Named after the code alone, a page that still says the same is the
  // same file after a new price elsewhere, and is not compressed again.
  const mark = digest([
    ...code.flatMap((folder) => filesIn(join(root, folder))).map(read),
    ...configuration.map((file) => read(join(root, file))),
  ]);
  say('building the pages (about half a minute)…');
  const started = Date.now();
  const result = spawnSync(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        BUILD_MARK: mark.slice(0, 20),
      },
    },
  );
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    stop('the build failed: see the lines above');
  }
  say(`built in ${Math.round((Date.now() - started) / 1000)} s; compressing…`);
  const { addresses, compressed } = await server.pack();
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, stamp);
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`${addresses} addresses ready in ${seconds} s, ${compressed} bodies newly compressed`);
}

/**
 * Makes one plain file of the server's TypeScript, so that Node runs it as it is; takes a moment.
 * @returns {Promise<typeof import('./main')>} what the file exports
 */
export async function loadServer() {
  const { build: bundle, stop: endCompiler } = await import('esbuild');
  // Two that start at once must not read what the other has half written.
  const draft = `${serverFile}-${process.pid}`;
  await bundle({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outfile: draft,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // `server-only` guards Next's client bundles; here everything is the server.
    alias: { 'server-only': './server/no-guard.ts' },
    logLevel: 'warning',
  });
  // It would wait beside the shop for more to do.
  await endCompiler();
  renameSync(draft, serverFile);
  return import(pathToFileURL(serverFile).href);
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
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @param {(string | Buffer)[]} parts */
function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
