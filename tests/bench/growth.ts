import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/programs/postgres';
import { ask } from '../server/ask';
import { postForm } from '../server/post';
import { median, note, type Scale } from './figures';
import { hasWrk, requestsPerSecond } from './serving';
import { copyShop } from './untouched';

/** Pieces the shop really has. */
const real = 20;

/** Edits of the copy that make each piece of the catalogue appear many times, under ids of its own. */
const edits: readonly { file: string; from: RegExp; to: string }[] = [
  {
    // The lists alone grow: what looks pieces up is the code that ships.
    file: 'lib/catalogue/catalogue.ts',
    from: /const piecesByCategory[^;]*;/s,
    to: `const times = Number(process.env.GROWTH_TIMES);
const grown = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece) =>
    Array.from({ length: times }, (_, n) =>
      n === 0 ? piece : { ...piece, id: piece.id + '-x' + n, productId: piece.productId + '-x' + n, aliases: [] },
    ),
  );
const piecesByCategory: Record<Category, readonly Piece[]> = {
  bed: grown(beds),
  chair: grown(chairs),
  table: grown(tables),
  mirror: grown(mirrors),
  wardrobe: grown(wardrobes),
};`,
  },
  {
    file: 'components/catalogue/drawing/registry.ts',
    from: /\{id\}`\]/,
    to: "{id.replace(/-x\\d+$/, '')}`]",
  },
];

/** What a copy of a piece shares with the real one: all that is looked up by its id but its address. */
function shareWords(folder: string): void {
  for (const room of ['lib', 'components']) {
    for (const entry of readdirSync(join(folder, room), { recursive: true })) {
      const path = join(folder, room, String(entry));
      if (!/\.tsx?$/.test(path) || path.endsWith(join('lib', 'catalogue', 'catalogue.ts')))
        continue;
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replaceAll(/\bpiece\.id\b/g, "piece.id.replace(/-x\\d+$/, '')"));
    }
  }
}

function growShop(folder: string, pieces: number): void {
  copyShop(folder);
  shareWords(folder);
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!from.test(text)) throw new Error(`${file} is not what the bench knows how to grow`);
    const times = String(pieces / real);
    writeFileSync(
      path,
      text.replace(from, () => to.replace('Number(process.env.GROWTH_TIMES)', times)),
    );
  }
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesBelow(path) : statSync(path).size);
  }, 0);
}

/** Builds and serves a shop of so many pieces. */
async function grow(pieces: number, scale: Scale): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `theogonie-${pieces}-`));
  try {
    growShop(folder, pieces);
    const before = bytesBelow(folder);
    const began = performance.now();
    const built = spawnSync(process.execPath, ['server/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(`the build failed: ${built.stdout}${built.stderr}`);
    const milliseconds = performance.now() - began;
    const bytes = bytesBelow(folder) - before;
    const pages = await serveGrown(folder, pieces, scale);
    const size = `${pieces} pieces, ${pages} pages`;
    note({ what: `build, ${size}`, value: milliseconds / pages, unit: 'ms a page' });
    note({ what: `disk, ${size}`, value: bytes / 1000 / pages, unit: 'KB a page' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves a grown shop. @returns how many pages its sitemap lists */
async function serveGrown(folder: string, pieces: number, scale: Scale): Promise<number> {
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
    const seconds = (performance.now() - began) / 1000;
    const url = `http://127.0.0.1:${port}`;
    const paths = await pathsIn(url);
    const size = `${pieces} pieces, ${paths.length} pages`;
    note({ what: `start, ${size}`, value: seconds, unit: 's' });
    if (hasWrk()) {
      const value = requestsPerSecond(`${url}/bed/zeus`, scale.seconds);
      note({ what: `requests of /bed/zeus, ${size}`, value, unit: '/s' });
    }
    await visitAll(url, paths);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    note({ what: `memory after every page was read, ${size}`, value: memory, unit: 'MB' });
    note({ what: `one cart add over HTTP, ${size}`, value: await timeOfAdd(url), unit: 'ms' });
    return paths.length;
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
}

/** Every page that the sitemap lists. */
async function pathsIn(url: string): Promise<string[]> {
  const xml = (await ask(`${url}/sitemap.xml`)).body.toString();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
}

/** Reads every page once, at most 5 000 of them. */
async function visitAll(url: string, paths: readonly string[]): Promise<void> {
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
