import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} program @returns {string | undefined} */
function find(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** Where nginx is, or `undefined` where it is not installed. */
export const findNginx = () => find('nginx');

/** Where PgBouncer is, or `undefined` where it is not installed. */
export const findPgBouncer = () => find('pgbouncer');

/** Where a Java is that runs, or `undefined`: macOS has a program of that name that only asks for one. */
export function findJava() {
  const java = find('java');
  return java && spawnSync(java, ['-version']).status === 0 ? java : undefined;
}
