import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../postgres';
import { ask } from '../server/ask';
import { postForm } from '../server/post';
import { median, note, type Scale } from './figures';
import { requestsPerSecond } from './serving';

/** Pieces the shop really has. */
const real = 20;

/** What a copy of a piece shares with the real one: words, pictures, model, drawing, options. */
const originalId = "piece.id.replace(/-x\\d+$/, '')}";

/** Edits of the copy that make each piece of the catalogue appear many times, under ids of its own. */
const edits: readonly { file: string; from: RegExp; to: string }[] = [
  {
    file: 'lib/catalogue.ts',
    from: /export const allPieces[^;]*;/s,
    to: `const times = Number(process.env.GROWTH_TIMES);
const grown = (category: Category): readonly Piece[] =>
  listPieces(category).flatMap((piece) =>
    Array.from({ length: times }, (_, n) =>
      n === 0 ? piece : { ...piece, id: piece.id + '-x' + n, productId: piece.productId + '-x' + n, aliases: [] },
    ),
  );
const grownByCategory = new Map(categories.map((category) => [category, grown(category)]));
const byId = new Map(
  categories.flatMap((category) =>
    (grownByCategory.get(category) ?? []).flatMap((piece) =>
      [piece.id, ...piece.aliases].map((id) => [category + '/' + id, piece] as const),
    ),
  ),
);
export const allPieces: readonly Piece[] = categories.flatMap((category) => [...(grownByCategory.get(category) ?? [])]);`,
  },
  {
    file: 'lib/catalogue.ts',
    from: /return listPieces\(category\)\.find\([^;]*;/s,
    to: `return byId.get(category + '/' + id);`,
  },
  {
    file: 'lib/catalogue.ts',
    from: /return listPieces\(category\)\.flatMap\([^;]*;/s,
    to: `return (grownByCategory.get(category) ?? []).flatMap((piece) => [piece.id, ...piece.aliases]);`,
  },
  {
    file: 'lib/i18n/product-words.ts',
    from: /const words = table\[key\];/,
    to: `const words = table[key.replace(/-x\\d+$/, '')];`,
  },
  {
    file: 'lib/pictures.ts',
    from: /piece\.id\}/g,
    to: originalId,
  },
  {
    file: 'lib/models.ts',
    from: /piece\.id\}/,
    to: originalId,
  },
  {
    file: 'components/piece/piece-model.tsx',
    from: /piece\.id\}/,
    to: originalId,
  },
  {
    file: 'components/drawing/registry.ts',
    from: /\{id\}`\]/,
    to: "{id.replace(/-x\\d+$/, '')}`]",
  },
  {
    file: 'lib/products.ts',
    from: /id === piece\.id\)/,
    to: "id === piece.id.replace(/-x\\d+$/, ''))",
  },
];

/** Copies the tracked files; the packages are linked, not copied, where that can be. */
function copyShop(folder: string, pieces: number): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  linkTree('node_modules', join(folder, 'node_modules'));
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!from.test(text)) throw new Error(`${file} is not what the bench knows how to grow`);
    writeFileSync(
      path,
      text.replace(from, () =>
        to.replace('Number(process.env.GROWTH_TIMES)', String(pieces / real)),
      ),
    );
  }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesBelow(path) : statSync(path).size);
  }, 0);
}

const prerenderedCount = (folder: string) => readdirSync(join(folder, '.next', 'records')).length;

/** Builds and serves a shop of so many pieces. */
async function grow(pieces: number, scale: Scale): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `theogonie-${pieces}-`));
  try {
    copyShop(folder, pieces);
    const began = performance.now();
    const built = spawnSync(process.execPath, ['server/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(`the build failed: ${built.stdout}${built.stderr}`);
    const seconds = (performance.now() - began) / 1000;
    const pages = prerenderedCount(folder);
    const size = `${pieces} pieces, ${pages} addresses`;
    note({ what: `build, ${size}`, value: (seconds * 1000) / pages, unit: 'ms a page' });
    const bytes = bytesBelow(join(folder, '.next'));
    note({ what: `disk, ${size}`, value: bytes / 1000 / pages, unit: 'KB a page' });
    await serveGrown(folder, size, scale);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function serveGrown(folder: string, size: string, scale: Scale): Promise<void> {
  const port = String(await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, ['server/start.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: join(folder, '.data') },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.includes('open at') && resolve());
      child.once('exit', () => reject(new Error('the grown shop did not open')));
    });
    note({ what: `start, ${size}`, value: (performance.now() - began) / 1000, unit: 's' });
    const url = `http://127.0.0.1:${port}`;
    const perSecond = await requestsPerSecond(`${url}/bed/zeus`, scale);
    note({ what: `requests of /bed/zeus, ${size}`, value: perSecond, unit: '/s' });
    await visitAll(url);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    note({ what: `memory after every page was read, ${size}`, value: memory, unit: 'MB' });
    note({ what: `one cart add over HTTP, ${size}`, value: await timeOfAdd(url), unit: 'ms' });
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
}

/** Reads every page once, at most 5 000 of them. */
async function visitAll(url: string): Promise<void> {
  const xml = (await ask(`${url}/sitemap.xml`)).body.toString();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  );
  for (const path of paths.slice(0, 5000)) {
    const { status } = await ask(url + path, { headers: { 'accept-encoding': 'br' } });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
}

/** Median of a visitor's adds, from click to answer. */
async function timeOfAdd(url: string): Promise<number> {
  const { cookie } = await postForm(url, '/cart', 'S’inscrire', {
    email: 'growth@theogonie.example',
  });
  const times: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const began = performance.now();
    await postForm(url, '/bed/zeus', 'Ajouter au Panier', { productId: 'lit-zeus' }, cookie);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** What more pieces cost: to build, to keep, to start, to serve. */
export async function benchGrowth(scale: Scale, sizes: readonly number[]): Promise<void> {
  for (const pieces of sizes) await grow(pieces, scale);
}
