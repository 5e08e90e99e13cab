import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest, root } from './steps.mjs';

/** The folders a build is made from, besides `public`. */
const sources = ['app', 'components', 'content', 'db', 'lib', 'messages', 'server', 'use-cases'];
/** Not part of a build: the render scripts, and files that the build itself writes. */
const notBuilt = ['content/render', 'public/viewer'];
/** Their contents have versions in `content/catalogue`, a hundred times as short to read. */
const versioned = ['public/choices', 'public/models', 'public/pictures'];
const configuration = [
  'next.config.ts',
  'instrumentation.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The first part of the name of a release: a hash of everything it is built from but the keys. @returns {string} */
export function sourcesHash() {
  const files = [...sources, 'public']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => !notBuilt.some((folder) => file.startsWith(join(root, folder))));
  const made = [...files, ...configuration.map((file) => join(root, file))];
  return digest([
    ...made.flatMap((file) => [file.slice(root.length), contentOf(file)]),
    process.version,
    process.env.SITE_URL ?? '',
    // The footer says the year.
    String(new Date().getFullYear()),
  ]).slice(0, 10);
}

/** What a file is told by: all of it, or its size. @param {string} file @returns {string | Buffer} */
function contentOf(file) {
  const isVersioned = versioned.some((folder) => file.startsWith(join(root, folder)));
  return isVersioned ? String(statSync(file).size) : readFileSync(file);
}

/**
 * The name of a release, 16 hexadecimal digits: the ids of server actions are made from the keys.
 * @param {string} hash of the sources @param {string} keys
 */
export const releaseName = (hash, keys) => hash + digest([keys]).slice(0, 6);

/** Whether a folder is called like a release. @param {string} name */
export const isReleaseName = (name) => /^[0-9a-f]{16}$/.test(name);

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
