import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { inlineScripts } from '@/lib/csp';
import { isText } from './content-type';
import { inlineData, lateScripts, lateScriptsOf } from './late-scripts';
import {
  bodiesFolder,
  bodyFile,
  compress,
  hashOf,
  keepCommonScripts,
  type PackedRecord,
  recordFile,
  recordsFolder,
  type Variant,
} from './packed';
import { pageHeaders, sharedForAMinute } from './page-headers';
import {
  builtFile,
  builtHeaders,
  listPrerendered,
  type Prerendered,
  readRules,
  segmentsOf,
} from './prerendered';

/** Brotli's best for what a first visit waits for; data fetched ahead gets a tenth of that effort. */
const quality = { shown: 11, ahead: 9 };
/** A catalogue whose pages weigh more than this, uncompressed, is packed in haste: 2 000 pieces, not 20. */
const thoroughUpTo = 256 * 1024 * 1024;

type Packer = {
  readonly vary: string;
  /** Keeps a file's compressed bodies. @returns the hash of its content */
  readonly keep: (file: string, effort: number) => Promise<string>;
};

function headersFor(route: string): { tags: string[]; headers: Record<string, string> } {
  const { 'x-next-cache-tags': tags = '', ...headers } = builtHeaders(route);
  return { tags: tags.split(',').filter(Boolean), headers };
}

/** A page, and its data as the browser's router asks for it. */
async function packPage({ address, route }: Prerendered, { vary, keep }: Packer) {
  const { tags, headers } = headersFor(route);
  const page = builtFile(route, '.html');
  const html = await readFile(page, 'utf8');
  const variants: Record<string, Variant> = {
    page: {
      file: page,
      hash: await keep(page, quality.shown),
      headers: {
        ...headers,
        vary,
        'content-type': 'text/html; charset=utf-8',
        ...pageHeaders({ address, html }),
      },
    },
  };
  const data = {
    ...(address !== route && {
      'x-nextjs-rewritten-path': route,
      'x-nextjs-rewritten-query': '',
    }),
    vary,
    'x-nextjs-prerender': '1',
    'content-type': 'text/x-component',
    'cache-control': sharedForAMinute,
  };
  const all = builtFile(route, '.rsc');
  if (existsSync(all)) {
    const hash = await keep(all, quality.shown);
    variants.rsc = { file: all, hash, headers: { ...headers, ...data } };
  }
  for (const segment of segmentsOf(route)) {
    const file = builtFile(route, `.segments${segment}.segment.rsc`);
    const hash = await keep(file, quality.ahead);
    variants[segment] = { file, hash, headers: { ...data, 'x-nextjs-postponed': '2' } };
  }
  return { tags, variants };
}

/** A file that a route made: sitemap.xml, robots.txt, an icon. */
async function packFile({ route, headers: given }: Prerendered, { vary, keep }: Packer) {
  const { 'x-next-cache-tags': tags = '', ...headers } = given;
  const file = builtFile(route, '.body');
  const hash = await keep(file, quality.shown);
  const variants: Record<string, Variant> = {
    page: { file, hash, headers: { ...headers, vary } },
  };
  return { tags: tags.split(',').filter(Boolean), variants };
}

/** Hashes of the scripts that stand in all of the pages: that of the theme, and where Next begins. */
async function scriptsOfAll(pages: readonly Prerendered[]): Promise<string[]> {
  let common: string[] | undefined;
  for (const { route } of pages) {
    const own = inlineScripts(await readFile(builtFile(route, '.html'), 'utf8'));
    common = common?.filter((hash) => own.includes(hash)) ?? own;
  }
  return common ?? [];
}

/** Data of pages, by the hash of what they say: a page and its data stay together, whatever is built later. */
const dataFolder = join('static', 'data');

/**
 * Lays the data that stand in a page beside the build's scripts, to be fetched with them. They are what Next
 * answers its router, byte by byte, and are compressed once for both.
 * @returns their address; `undefined` where the page holds anything else
 */
async function layData(html: string, route: string): Promise<string | undefined> {
  const file = builtFile(route, '.rsc');
  const data = inlineData(html);
  if (data === undefined || !existsSync(file)) return undefined;
  const known = await readFile(file);
  if (known.toString() !== data) return undefined;
  const name = `${hashOf(known)}.txt`;
  await copyFile(file, join('.next', dataFolder, name));
  return `/_next/${dataFolder.split(sep).join('/')}/${name}`;
}

/**
 * Puts a page into the order in which a slow line should bring it; Next too answers from this file.
 * @returns files of its scripts
 */
async function orderPage({ route }: Prerendered): Promise<string[]> {
  const file = builtFile(route, '.html');
  const html = await readFile(file, 'utf8');
  const ordered = lateScripts(html, await layData(html, route));
  if (ordered !== html) await writeWhole(file, ordered);
  return lateScriptsOf(ordered).map((address) => join('.next', address.slice('/_next/'.length)));
}

/** Has V8 compile all functions of a script while it arrives, beside the page: v8.dev/blog/explicit-compile-hints */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** In a script of less bytes the hint weighs more than it gains. */
const hintedFromBytes = 100_000;

/** Marks a large script that pages begin with: most of it runs at once, and would be compiled piece by piece. */
async function hint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8');
  if (script.length < hintedFromBytes || script.startsWith(compileHint)) return;
  await writeWhole(file, compileHint + script);
}

/** Works through a list, a few at a time. */
async function forEach<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...list];
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}

/** Text files below a folder. */
function textFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => isText(path) && statSync(path).isFile());
}

/** Writes whole or not at all: what is there is taken to be right. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/**
 * Compresses everything that the build made and that is text, and notes for each prerendered address
 * how it is answered. A body that was compressed before is kept; those of gone pages are dropped.
 * @returns how many addresses were packed and how many bodies had to be compressed
 */
export async function pack(): Promise<{ addresses: number; compressed: number }> {
  rmSync(recordsFolder, { recursive: true, force: true });
  mkdirSync(recordsFolder, { recursive: true });
  mkdirSync(bodiesFolder, { recursive: true });
  mkdirSync(join('.next', dataFolder), { recursive: true });
  const { vary, conditionsOf } = readRules();
  const prerendered = listPrerendered();
  const pages = prerendered.filter(({ isPage }) => isPage);
  const weight = pages.reduce(
    (sum, { route }) => sum + statSync(builtFile(route, '.html')).size,
    0,
  );
  const haste = weight > thoroughUpTo ? quality.ahead : quality.shown;
  const wanted = new Map<string, Promise<void>>();
  let compressed = 0;

  const keepBodies = async (raw: Buffer, hash: string, effort: number) => {
    for (const encoding of ['br', 'gzip'] as const) {
      const file = bodyFile(hash, encoding);
      if (existsSync(file)) continue;
      compressed += 1;
      await writeWhole(file, await compress(raw, encoding, Math.min(effort, haste)));
    }
  };
  const keep = async (file: string, effort: number) => {
    const raw = await readFile(file);
    const hash = hashOf(raw);
    const work = wanted.get(hash) ?? keepBodies(raw, hash, effort);
    wanted.set(hash, work);
    await work;
    return hash;
  };

  const scripts = new Set<string>();
  await forEach(pages, async (page) => {
    for (const file of await orderPage(page)) scripts.add(file);
  });
  await forEach([...scripts], hint);
  keepCommonScripts(await scriptsOfAll(pages));
  let addresses = 0;
  await forEach(prerendered, async (made) => {
    const unless = conditionsOf(made.address);
    if (!unless) return;
    const packed = await (made.isPage ? packPage : packFile)(made, { vary, keep });
    const record: PackedRecord = { ...packed, unless };
    await writeFile(recordFile(made.address), JSON.stringify(record));
    addresses += 1;
  });
  const files = [...textFiles(join('.next', 'static')), ...textFiles('public')];
  await forEach(files, async (file) => void (await keep(file, quality.shown)));

  for (const name of readdirSync(bodiesFolder)) {
    if (!wanted.has(name.replace(/\.[a-z]+$/, ''))) rmSync(join(bodiesFolder, name));
  }
  return { addresses, compressed };
}
