import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '../../lib/process/folder-lock.mjs';
import { isBetween, nodeVersions } from './node-versions.mjs';

/** The folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** A folder for each release. */
export const releases = join(root, '.releases');
const installStamp = join(root, 'node_modules', '.installed');
const waitMs = 250;

/** Prints one line. @param {string} line */
export function say(line) {
  console.log(`[théogonie] ${line}`);
}

/** Ends the process with one line that says what is wrong. @param {string} line @returns {never} */
export function stop(line) {
  // Not `console`: the serving process puts that into the log.
  process.stderr.write(`[théogonie] ${line}\n`);
  process.exit(1);
}

/** Says to `build.mjs` that the shop will be started on what it builds. */
export const forStart = 'for-start';

/** @throws {Error} in one line when the folder is not writable */
async function lockReleases() {
  try {
    mkdirSync(releases, { recursive: true });
    return await lockFolder(releases);
  } catch {
    throw new Error(`the folder ${releases} is not writable: fix its permissions`);
  }
}

/**
 * Does a step that only one process may do at a time; others wait for their turn.
 * @template T @param {() => Promise<T>} step @returns {Promise<T>}
 */
export async function alone(step) {
  let unlock = await lockReleases();
  if (!unlock) say('another process is installing or building here: waiting for it…');
  while (!unlock) {
    await setTimeout(waitMs);
    unlock = await lockReleases();
  }
  try {
    return await step();
  } finally {
    await unlock();
  }
}

/**
 * Installs the packages of the lock file, unless they are installed already.
 * @param {{ withChecks?: boolean }} [options] whether what only checks the shop is needed too, half of all bytes
 */
export async function install({ withChecks = false } = {}) {
  const { from, to } = nodeVersions(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isBetween(process.versions.node, from, to)) {
    stop(`Node ${process.versions.node} will not do: install a version from ${from} to ${to}`);
  }
  const isDone = () => isInstalled(withChecks);
  if (!isDone()) await alone(async () => isDone() || (await installPackages(withChecks)));
}

/** Names what is installed: the lock file, on this Node and processor. */
function packagesHash() {
  return digest([readFileSync(join(root, 'package-lock.json')), process.version, process.arch]);
}

/**
 * What the last installation wrote: its hash, and whether it installed all or what builds and serves the shop alone.
 * Packages without it come from `npm ci`, which installs all.
 */
function readStamp() {
  if (!existsSync(installStamp)) return { isWhole: existsSync(dirname(installStamp)) };
  const [hash, share] = readFileSync(installStamp, 'utf8').split(' ');
  return { hash, isWhole: share !== 'shop' };
}

function isInstalled(/** @type {boolean} */ withChecks) {
  const { hash, isWhole } = readStamp();
  return hash === packagesHash() && (isWhole || !withChecks);
}

/** Who has run the checks here keeps them. */
async function installPackages(/** @type {boolean} */ withChecks) {
  const isWhole = withChecks || readStamp().isWhole;
  say('installing packages (once, about half a minute)…');
  const share = isWhole ? '--include=dev' : '--omit=dev';
  const options = [share, '--no-audit', '--no-fund', '--loglevel=error'];
  const { isDone, output } = await runProgram('npm', ['ci', ...options]);
  if (output) console.log(output);
  if (!isDone) stop('the packages could not be installed: see the lines above');
  writeFileSync(installStamp, `${packagesHash()} ${isWhole ? 'whole' : 'shop'}`);
}

/**
 * Starts a program in the project's folder. It is the leader of a group, and ends with this process, however that ends.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env @param {import('node:child_process').StdioOptions} stdio
 */
function startProgram(program, args, env, stdio) {
  const first = `--import=${new URL('with-parent.mjs', import.meta.url).href}`;
  const isNode = program === process.execPath;
  return spawn(program, isNode ? [first, ...args] : args, {
    cwd: root,
    env: isNode ? env : { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} ${first}`.trim() },
    stdio,
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && program === 'npm',
  });
}

/** Has a process of its own build the release; what it prints is shown. It ends this process when it fails. */
export async function buildAside() {
  const args = [join(root, 'server', 'build.mjs'), forStart];
  const child = startProgram(process.execPath, args, process.env, ['ignore', 'inherit', 'inherit']);
  const [code, signal] = await once(child, 'exit');
  if (signal) stop(`the build was ended by ${signal}`);
  if (code !== 0) process.exit(1);
}

/**
 * Runs a program in the project's folder. This process stays awake meanwhile: others see that its lock is held.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ isDone: boolean, output: string }>} whether it succeeded, and what it printed
 */
export function runProgram(program, args, env = process.env) {
  const child = startProgram(program, args, env, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ isDone: code === 0, output }));
  });
}

/** SHA-256 in hexadecimal. @param {(string | Buffer)[]} parts */
export function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
