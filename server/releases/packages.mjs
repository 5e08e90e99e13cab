import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isReleaseName } from './release-name.mjs';
import { releases, root } from './steps.mjs';

/**
 * Creates hard links to the installed packages that the shop runs with in the folder of a release, where no
 * installation touches them. The folder itself is no link: Node may load a file once for each name that it has, and
 * an error class that Next loads under one name is not recognised under the other.
 * @param {string} release its folder
 */
export function linkPackages(release) {
  for (const path of runtimePackages()) linkTree(join(root, path), join(release, path));
}

/** Removes folders of packages beside the releases, as older releases link to, once none of them does. */
export function dropUnusedPackages() {
  const names = readdirSync(releases);
  const links = names
    .filter(isReleaseName)
    .map((name) => join(releases, name, 'node_modules'))
    .filter(existsSync);
  const used = new Set(links.map((link) => basename(dirname(realpathSync(link)))));
  for (const name of names.filter((each) => each.startsWith('packages-') && !used.has(each))) {
    rmSync(join(releases, name), { recursive: true });
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
