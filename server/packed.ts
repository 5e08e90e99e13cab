import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { z } from 'zod';

/** Compressed bodies by the hash of what they hold. Next's cache outlives a build, so an unchanged one is kept. */
export const bodiesFolder = join('.next', 'cache', 'bodies');
/** One record for each prerendered address; goes with the build it describes. */
export const recordsFolder = join('.next', 'records');

/** Encodings the shop answers in, the better one first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const endings = { br: '.br', gzip: '.gz' } as const;

/** One body of an address: the page itself, or the data that the browser's router asks for. */
const Variant = z.object({
  /** The file of the build that holds it, uncompressed. */
  file: z.string(),
  hash: z.string(),
  headers: z.record(z.string(), z.string()),
});

const PackedRecord = z.object({
  /** What Next calls the page when it is to be made anew. */
  tags: z.array(z.string()),
  /** Cookies, headers and query parameters under which a rule of next.config leads elsewhere. */
  unless: z.array(z.object({ type: z.string(), key: z.string() })),
  /** By name: `page`, `rsc` for all of its data, `/_tree` and the like for a part. */
  variants: z.record(z.string(), Variant),
});

export type Variant = z.infer<typeof Variant>;
export type PackedRecord = z.infer<typeof PackedRecord>;

/** Name of a content: 128 bits of its SHA-256. */
export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

export function recordFile(address: string): string {
  return join(recordsFolder, `${encodeURIComponent(address)}.json`);
}

/** Hashes of the scripts that stand in every page, whoever it is made for; no address has this name. */
const commonScriptsFile = join(recordsFolder, 'common-scripts.json');
const CommonScripts = z.array(z.string());

/** Keeps what every page has in common. */
export function keepCommonScripts(hashes: readonly string[]): void {
  writeFileSync(commonScriptsFile, JSON.stringify(hashes));
}

/** Hashes of the scripts that every page has in common; none before anything was packed. */
export function commonScripts(): readonly string[] {
  if (!existsSync(commonScriptsFile)) return [];
  return CommonScripts.parse(JSON.parse(readFileSync(commonScriptsFile, 'utf8')));
}

/** Where a compressed body is kept. */
export function bodyFile(hash: string, encoding: 'br' | 'gzip'): string {
  return join(bodiesFolder, hash + endings[encoding]);
}

/** The content of a file, or `undefined` where there is none. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}

/** What the build knows of an address, or `undefined` when it is not prerendered. */
export async function findRecord(address: string): Promise<PackedRecord | undefined> {
  const text = await readIfThere(recordFile(address));
  return text && PackedRecord.parse(JSON.parse(text.toString()));
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses on another thread. @param quality of brotli, up to 11; gzip is cheap and always at its best */
export function compress(raw: Buffer, encoding: 'br' | 'gzip', quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(raw, { level: 9 });
  return brotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}

/** Quality for what no build has compressed: a visitor is waiting. */
export const hastyQuality = 5;

/** A content in an encoding: as the build compressed it, else compressed now. */
export async function encoded(raw: Buffer, hash: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return raw;
  const kept = await readIfThere(bodyFile(hash, encoding));
  return kept ?? compress(raw, encoding, hastyQuality);
}
