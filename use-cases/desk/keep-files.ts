import 'server-only';
import { addFiles, findFile, removeFile as remove } from '@/db/orders/order-files';
import { dispositionOf } from '@/lib/orders/order-file';
import { type FileFault, type ReadFile, readFile, type SentFile } from '@/lib/orders/read-file';
import { log } from '@/lib/process/log';
import { isRefused, type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

type Kept =
  | 'filesAdded'
  | 'noFile'
  | 'fileCount'
  | 'conflict'
  | { readonly fault: FileFault; readonly name: string };

/** Keeps files with an order, all of them or none. @returns what is amiss with the first that is not kept */
export async function keepFiles(
  number: string,
  files: readonly SentFile[],
  author: string,
): Promise<Kept> {
  if (files.length === 0) return 'noFile';
  const read: ReadFile[] = [];
  // One after the other: each is decoded.
  for (const file of files) {
    const outcome = await readFile(file);
    if (typeof outcome === 'string') return { fault: outcome, name: file.name };
    read.push(outcome);
  }
  const outcome = await addFiles(number, read, author);
  if (outcome !== 'done') return outcome;
  log().info({ event: 'order-files', number, files: read.length }, 'files were kept');
  return 'filesAdded';
}

/** Removes a file from an order. @returns `conflict` when it is not there */
export async function removeFile(
  ...given: Parameters<typeof remove>
): Promise<'fileRemoved' | 'conflict'> {
  return (await remove(...given)) === 'done' ? 'fileRemoved' : 'conflict';
}

/** A file as an answer: never a page, whatever it holds. A photo is shown, because the shop has encoded it; a PDF is saved. */
export async function sendFile(id: string): Promise<Response> {
  const file = await withinLimit('shownFile', 'sending a file failed', () =>
    findFile(id).then(orNone),
  );
  if (file === 'none') return new Response(null, { status: 404, headers });
  if (isRefused(file)) return refusal(file);
  const isPhoto = file.kind === 'photo';
  return new Response(new Uint8Array(file.content), {
    headers: {
      ...headers,
      'content-type': isPhoto ? 'image/jpeg' : 'application/pdf',
      'content-disposition': dispositionOf(file.name, isPhoto ? 'inline' : 'attachment'),
    },
  });
}

const orNone = <T>(file: T | undefined) => file ?? 'none';

const headers = { 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' };

function refusal(refused: LimitRefusal): Response {
  if (refused === 'away') return new Response(null, { status: 503, headers });
  const wait = { 'retry-after': String(refused.waitSeconds) };
  return new Response(null, { status: 429, headers: { ...headers, ...wait } });
}
