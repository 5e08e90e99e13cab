import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program, or `undefined` when it is not installed. @param {string} program @returns {string | undefined} */
export function find(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** Path of nginx, or `undefined` when it is not installed. */
export const findNginx = () => find('nginx');

/** Path of the program that checks units of systemd, or `undefined`. */
export const findSystemdAnalyze = () => find('systemd-analyze');

/** Path of PgBouncer, or `undefined` when it is not installed. */
export const findPgBouncer = () => find('pgbouncer');

/** Path of a working Java, or `undefined`. On macOS a stub of that name only offers to install one. */
export function findJava() {
  const java = find('java');
  return java && spawnSync(java, ['-version']).status === 0 ? java : undefined;
}
