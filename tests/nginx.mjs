import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where nginx is, or `undefined` where it is not installed. @returns {string | undefined} */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}
