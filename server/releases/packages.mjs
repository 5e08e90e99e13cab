import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesHash, releases, root } from './steps.mjs';

/**
 * Links the installed packages that the shop runs with into a folder that no installation touches, so that a
 * running release keeps its packages. Releases with the same lock file share it.
 * @returns {string} the folder, relative to that of a release
 */
export function linkPackages() {
  const name = `packages-${packagesHash().slice(0, 16)}`;
  const folder = join(releases, name);
  if (!existsSync(folder)) {
    const draft = `${folder}.draft`;
    rmSync(draft, { recursive: true, force: true });
    for (const path of runtimePackages()) linkTree(join(root, path), join(draft, path));
    renameSync(draft, folder);
  }
  return join('..', name, 'node_modules');
}

/** Removes the packages that no release links. */
export function dropUnusedPackages() {
  const names = readdirSync(releases);
  const links = names.map((name) => join(releases, name, 'node_modules'));
  const used = new Set(links.filter(existsSync).map((link) => dirname(realpathSync(link))));
  for (const name of names.filter((each) => each.startsWith('packages-'))) {
    const folder = join(releases, name);
    if (!used.has(realpathSync(folder))) rmSync(folder, { recursive: true });
  }
}

/** Paths of the packages that are not for development alone, without those inside others. */
function runtimePackages() {
  /** @type {{ packages: Record<string, { dev?: boolean }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev)
    .map(([path]) => path)
    .filter((path) => existsSync(join(root, path)));
}

/** Creates hard links to all files of a folder, or copies where the file system has none. @param {string} from @param {string} to */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

/** @param {string} source @param {string} target */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
