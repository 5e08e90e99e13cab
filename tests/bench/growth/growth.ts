import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { allPieces } from '@/lib/catalogue/catalogue';
import { freePort } from '@/tests/programs/postgres';
import { ask } from '@/tests/server/ask';
import { postForm } from '@/tests/server/post';
import { median, note, type Scale } from '../figures';
import { hasWrk, requestsPerSecond } from '../serving';
import { copyShop } from '../untouched';
import { growCatalogue } from './grow-catalogue';

/** One piece, what lists all pieces, and what the search fetches. */
const weighed = ['/bed/zeus', '/collections', '/search.json', '/search/suggestions?q=zeus'];

/** Bytes on the disk below a folder: a file with two names counts once. */
function bytesBelow(folder: string): number {
  const sizes = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, size } = statSync(join(entry.parentPath, entry.name));
    sizes.set(ino, size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Builds and serves a shop of so many pieces. */
async function grow(pieces: number, scale: Scale): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `theogonie-${pieces}-`));
  try {
    copyShop(folder);
    await growCatalogue(folder, pieces / allPieces.length);
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
    const asked = performance.now();
    const paths = await pathsIn(url);
    const sitemap = performance.now() - asked;
    const size = `${pieces} pieces, ${paths.length} pages`;
    note({ what: `start, ${size}`, value: seconds, unit: 's' });
    if (hasWrk()) {
      const value = requestsPerSecond(`${url}/bed/zeus`, scale.seconds);
      note({ what: `requests of /bed/zeus, ${size}`, value, unit: '/s' });
    }
    note({ what: `sitemap, ${size}`, value: sitemap, unit: 'ms' });
    note({
      what: `a search, made by the server, ${size}`,
      value: await timeOfSearch(url),
      unit: 'ms',
    });
    for (const path of weighed) {
      const { body } = await ask(url + path);
      const value = brotliCompressSync(body).length / 1000;
      note({ what: `weight of ${path}, ${size}`, value, unit: 'KB' });
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

/** Median of a page of results. */
async function timeOfSearch(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const began = performance.now();
    await ask(`${url}/search?q=lit%20${n}`);
    times.push(performance.now() - began);
  }
  return median(times);
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
export async function benchGrowth(scale: Scale): Promise<void> {
  for (const pieces of scale.sizes) await grow(pieces, scale);
}
