import { createHash } from 'node:crypto';
import {
  copyFileSync,
  constants as copying,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineScripts, staticPolicy } from '@/lib/process/csp';
import { staticAddresses, strangerAddresses } from '@/server/answers/addresses';
import { startNext } from '@/server/next';
import {
  bodyFile,
  encodings,
  indexFile,
  releaseFolder,
  type Snapshot,
  type SnapshotAnswer,
} from '@/server/release';
import { effortFor, heavyFrom, mostEffort } from './effort';
import { withIdleLoader } from './idle-loader';

/** If Next needs longer for an address, the build fails. */
const answerWithinMs = 60_000;
/** Files that compression makes smaller. */
const textFile = /\.(?:js|css|svg|txt|json|xml|map)$/;
/** Headers that belong to one connection or moment, and those that the server sets itself. */
const skippedHeaders =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|etag|cache-control|x-nextjs-cache)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Copies a file; a file that exists stays. File systems that can share the content of copies do so. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) copyFileSync(from, to, copying.COPYFILE_FICLONE);
}

/** Files below a folder, relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
}

/** Processes a list, a few items at a time. */
async function forEach<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...list];
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
}

/** Compresses with brotli of a quality. */
function brotliOf(raw: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: raw.length };
  return brotli(raw, { params });
}

/** Writes the compressed forms of a body beside it. @returns the size in each encoding */
async function writeCompressed(file: string, raw: Buffer, effort: number) {
  const [quick, gz] = await Promise.all([brotliOf(raw, effort), gzipped(raw, { level: 9 })]);
  const isHeavy = effort === 10 && quick.length > heavyFrom;
  const br = isHeavy ? await brotliOf(raw, mostEffort) : quick;
  await Promise.all([writeFile(file + encodings.br, br), writeFile(file + encodings.gzip, gz)]);
  return { br: br.length, gzip: gz.length, identity: raw.length };
}

/** Requests an address from Next. @throws Error that names the address unless it answers 200 in time */
export async function askNext(origin: string, address: string, withinMs = answerWithinMs) {
  const response = await fetch(origin + address, {
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
  }).catch((error: Error) => {
    throw new Error(`the snapshot failed: Next gave no answer to ${address} (${error.message})`);
  });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) {
    throw new Error(`the snapshot failed: Next answered ${response.status} to ${address}`);
  }
  const kept = [...response.headers].filter(([name]) => !skippedHeaders.test(name));
  return { body, headers: Object.fromEntries(kept) };
}

/** Records what Next answers to an address. */
async function record(origin: string, address: string, release: string, addresses: number) {
  const { body, headers } = await askNext(origin, address);
  const { 'content-type': contentType = '' } = headers;
  const isPage = contentType.startsWith('text/html');
  const html = isPage ? withIdleLoader(body.toString()) : '';
  const raw = isPage ? Buffer.from(html) : body;
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
  const file = bodyFile(release, hash, 'identity');
  const effort = effortFor(addresses);
  await writeFile(file, raw);
  const answer: SnapshotAnswer = {
    hash,
    sizes: await writeCompressed(file, raw, effort),
    headers: {
      ...headers,
      vary: [...new Set([...(headers.vary?.split(', ') ?? []), 'Accept-Encoding'])].join(', '),
      ...(isPage && { 'content-security-policy': staticPolicy(html) }),
    },
  };
  return { answer, scripts: isPage ? inlineScripts(html) : undefined };
}

/** The scripts, styles and fonts of the releases beside this one: pages of theirs may still be open. */
function earlierBuilds(release: string): string[] {
  return readdirSync(dirname(release))
    .map((name) => join(dirname(release), name, 'next', 'static'))
    .filter((folder) => existsSync(folder));
}

/** Copies the files that are served as they are, with compressed copies of text files beside them. */
async function layOutFiles(release: string) {
  const files: Snapshot['files'] = {};
  const sources = [
    { from: 'public', to: '' },
    ...[join(release, 'next', 'static'), ...earlierBuilds(release)].map((from) => ({
      from,
      to: join('_next', 'static'),
    })),
  ];
  for (const { from, to } of sources) {
    await forEach(filesIn(from), async (path) => {
      const target = join(release, 'files', to, path);
      const isText = textFile.test(path);
      copy(join(from, path), target);
      files[`/${join(to, path).split(sep).join('/')}`] = isText;
      if (isText) await writeCompressed(target, await readFile(target), mostEffort);
    });
  }
  return files;
}

/**
 * Starts Next on a fresh build, requests every static address in every language, and those of pages that start alike
 * for every stranger, and records the answers: status 200, headers and compressed body. The shop serves them from
 * memory.
 * @returns how many addresses were recorded
 * @throws Error that names the address Next did not answer with 200
 */
export async function takeSnapshot(release = releaseFolder): Promise<number> {
  const forStrangers = new Set(strangerAddresses());
  const addresses = [...staticAddresses(), ...forStrangers];
  mkdirSync(join(release, 'snapshot'), { recursive: true });
  const server = createServer(await startNext(release, 0));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  let commonScripts: string[] | undefined;
  const answers: Snapshot['answers'] = {};
  await forEach(addresses, async (address) => {
    const origin = `http://127.0.0.1:${port}`;
    const { answer, scripts } = await record(origin, address, release, addresses.length);
    answers[address] = forStrangers.has(address) ? { ...answer, isForStrangers: true } : answer;
    if (scripts) commonScripts = commonScripts?.filter((hash) => scripts.includes(hash)) ?? scripts;
  });
  const files = await layOutFiles(release);
  const snapshot: Snapshot = { commonScripts: commonScripts ?? [], answers, files };
  await writeFile(indexFile(release), JSON.stringify(snapshot));
  server.close();
  return addresses.length;
}
