import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What a table of `content` exports: 'catalogue/pictures' is content/catalogue/pictures.ts. @param {string} table */
export async function readContent(table) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'content', `${table}.ts`)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`
  );
}

/** Writes a table of `content`, in the format of the house. @param {string} table @param {string} text */
export function writeContent(table, text) {
  const file = join(root, 'content', `${table}.ts`);
  writeFileSync(file, text);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], {
    cwd: root,
    stdio: 'ignore',
  });
}
