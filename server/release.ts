import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/**
 * The folder of the release that this process runs, where the build puts the bundled server: `next` (what
 * Next built, unchanged), `snapshot` (what Next answered to each static address), `files` (public files and
 * scripts, compressed beside themselves).
 */
export const releaseFolder = dirname(fileURLToPath(import.meta.url));

/** Encodings a snapshot holds, smallest first, and the file names they end in. */
export const encodings = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof encodings;

const Answer = z.object({
  /** Names the files of the body: the first 128 bits of its SHA-256. */
  hash: z.string(),
  /** Bytes of the body in each encoding. */
  sizes: z.object({ br: z.number(), gzip: z.number(), identity: z.number() }),
  headers: z.record(z.string(), z.string()),
  /** It is for those who have no cookie of the shop and ask no query; everybody else gets a page of their own. */
  isForStrangers: z.literal(true).optional(),
});

const Snapshot = z.object({
  /** Hashes of the inline scripts that are in every page. */
  commonScripts: z.array(z.string()),
  answers: z.record(z.string(), Answer),
  /** Addresses of the files that are served as they are, and whether compressed copies are beside them. */
  files: z.record(z.string(), z.boolean()),
});

/** What Next answered to an address. */
export type SnapshotAnswer = z.infer<typeof Answer>;
export type Snapshot = z.infer<typeof Snapshot>;

export const indexFile = (release: string) => join(release, 'snapshot', 'index.json');

/** Where a snapshot keeps a body. */
export const bodyFile = (release: string, hash: string, encoding: Encoding) =>
  join(release, 'snapshot', hash + encodings[encoding]);

/** Notes in a release that this process serves it, so that no build removes it. */
export function markAsRunning(release: string): void {
  const folder = join(release, 'running');
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, String(process.pid));
  writeFileSync(mark, '');
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** @throws when the release has no complete snapshot */
export function readSnapshot(release: string): Snapshot {
  return Snapshot.parse(JSON.parse(readFileSync(indexFile(release), 'utf8')));
}
