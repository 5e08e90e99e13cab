import {
  existsSync,
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
import { dropUnusedPackages } from './packages.mjs';
import { isReleaseName, releaseName, sourcesHash } from './release-name.mjs';
import { alone, buildAside, releases, say, stop } from './steps.mjs';

/** A link to the release in use. */
const current = join(releases, 'current');
/** Names the release that was rolled back: the same sources are not served again. */
const rolledBack = join(releases, 'rolled-back');
/** Pages of a release keep working so long after the next one: their scripts are served. */
const keptMs = 60 * 60 * 1000;

/**
 * Makes a release of the current sources the current one; it is built first, by a process of its own, unless it
 * exists. Without `SECRET_KEY` any key will do: the database may be away.
 * @returns {Promise<string>} its folder
 */
export async function requireRelease() {
  const ready = await findRelease();
  if (ready) return ready;
  await buildAside();
  return (await findRelease()) ?? stop('the release that was built is gone: start again');
}

/** @returns {Promise<string | undefined>} the folder of a release of the current sources */
async function findRelease() {
  const sources = sourcesHash();
  return alone(async () => {
    const served = servedAfterRollback(sources);
    if (served) return folderOf(served);
    const name = findReleaseToStart(sources);
    if (name) takeRelease(name);
    return name && folderOf(name);
  });
}

/**
 * The release to start: one of these sources with any keys, or with those of `SECRET_KEY`.
 * @param {string} sources their hash
 * @returns {string | undefined} its name
 */
export function findReleaseToStart(sources) {
  const { SECRET_KEY } = process.env;
  const start = SECRET_KEY ? releaseName(sources, SECRET_KEY) : sources;
  return [currentName() ?? '', ...supersededReleases()].find((name) => name.startsWith(start));
}

/**
 * The release that is served because that of these sources was rolled back.
 * @param {string} sources their hash @returns {string | undefined} its name
 */
export function servedAfterRollback(sources) {
  const bad = existsSync(rolledBack) ? readFileSync(rolledBack, 'utf8') : '';
  const served = bad.startsWith(sources) ? currentName() : undefined;
  if (served) say(`the release of these sources, ${bad}, was rolled back: serving ${served}`);
  return served;
}

/** Makes a release the current one and removes unneeded releases and packages. @param {string} name */
export function takeRelease(name) {
  rmSync(rolledBack, { force: true });
  makeCurrent(name);
  dropOldReleases();
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
export const folderOf = (name) => join(releases, name);

/** @param {string} release its folder @returns {Promise<typeof import('../main')>} */
export const importServer = (release) => import(serverUrl(release));

/** @param {string} release its folder */
export const serverUrl = (release) => pathToFileURL(join(release, 'server.mjs')).href;

/** The name of the current release, or `undefined` before the first one. */
function currentName() {
  return existsSync(current) ? basename(readlinkSync(current)) : undefined;
}

/** Releases that are not the current one, the one that was current last first. */
function supersededReleases() {
  const age = (/** @type {string} */ name) => statSync(folderOf(name)).mtimeMs;
  const names = readdirSync(releases).filter(isReleaseName);
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

/** Removes leftovers of aborted builds, and unneeded releases and packages. */
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
