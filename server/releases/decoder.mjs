import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the decoder of 3D geometry among the public files, under a name that counts as a script: the shop serves it
 * itself. @param {string} folder of the project
 */
export function copyDecoder(folder) {
  const viewer = join(folder, 'public', 'viewer');
  mkdirSync(viewer, { recursive: true });
  copyFileSync(
    join(folder, 'node_modules/meshoptimizer/meshopt_decoder.cjs'),
    join(viewer, 'meshopt_decoder.js'),
  );
}
