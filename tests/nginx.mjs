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
