import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { note } from './figures';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);
const linesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + readFileSync(path, 'utf8').trimEnd().split('\n').length, 0);

/** How much code there is, and how much of it leans on what Next keeps to itself. */
export function benchSources(): void {
  const server = filesBelow('server').filter(isCode);
  const builds = server.filter((path) => path.startsWith(join('server', 'releases')));
  const mails = server.filter((path) => path.startsWith(join('server', 'mail')));
  const serving = linesOf(server) - linesOf(builds) - linesOf(mails);
  note({ what: 'server/ without releases and mails', value: serving, unit: 'lines' });
  note({ what: 'server/', value: linesOf(server), unit: 'lines', limit: { most: 900 } });
  const islands = filesBelow('components').filter((path) => /\.client\.tsx?$/.test(path));
  const drawn = join('components', 'catalogue', 'drawing');
  const others = filesBelow('components').filter((path) => isCode(path) && !path.startsWith(drawn));
  note({
    what: 'islands',
    value: linesOf(islands),
    unit: 'lines',
    against: { what: 'components without drawings', value: linesOf(others) },
    limit: { most: 0.33 },
  });
  const shipped = ['app', 'components', 'db', 'lib', 'server', 'use-cases']
    .flatMap(filesBelow)
    .filter(isCode);
  const texts = [...shipped, 'next.config.ts'].map((path) => readFileSync(path, 'utf8'));
  const uses = texts.flatMap(
    (text) =>
      text.match(/\b(from |import\(|require\()['"]next\/dist\/|\b(__NEXT|NEXT_PRIVATE)_\w+/g) ?? [],
  );
  const what = 'imports from next/dist and private variables of Next';
  note({ what, value: uses.length, unit: '', limit: { most: 0 } });
}

/** What every page has anyway. */
const external = ['react', 'react/*', 'react-dom', 'next/*'];

const isIsland = (path: string) =>
  path.endsWith('.client.tsx') && readFileSync(path, 'utf8').startsWith("'use client'");

/** Files that a browser fetches with the first one; what an `import()` names comes later. */
function fetchedWith({ outputs }: Metafile, first: string, found = new Set<string>()): Set<string> {
  if (found.has(first)) return found;
  found.add(first);
  for (const { path, kind } of outputs[first]?.imports ?? []) {
    if (kind === 'import-statement' && outputs[path])
      fetchedWith({ inputs: {}, outputs }, path, found);
  }
  return found;
}

/** Bytes of an island with all that it imports but React and Next, as if it were alone on a page: brotli 11. */
async function islandBytes(path: string): Promise<number> {
  const { metafile, outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: join('tests', 'results', 'islands'),
    write: false,
    metafile: true,
    external,
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const first = Object.keys(metafile.outputs).find(
    (name) => metafile.outputs[name]?.entryPoint === path,
  );
  const names = [...fetchedWith(metafile, first ?? '')];
  const files = outputFiles.filter((file) => names.some((name) => file.path.endsWith(name)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(Buffer.concat(files.map(({ contents }) => contents)), { params })
    .length;
}

/** What each island weighs, the heaviest first. */
export async function benchIslands(): Promise<void> {
  const islands = filesBelow('components').filter(isIsland);
  const weights = await Promise.all(
    islands.map(async (path) => ({ path, bytes: await islandBytes(path) })),
  );
  for (const { path, bytes } of weights.sort((a, b) => b.bytes - a.bytes)) {
    note({ what: `island ${path.slice('components/'.length)}`, value: bytes / 1000, unit: 'KB' });
  }
}
