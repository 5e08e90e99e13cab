import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sendFile from 'send';
import { contentType, isText } from './content-type';
import { hashOf } from './packed';
import { protect } from './security';
import { encodingFor, makeAnswer, type Shelf, send } from './shelf';

const forever = 'public, max-age=31536000, immutable';
const askEachTime = 'public, max-age=0';

/** Files of the build have the hash of their content in their name. */
const builtPath =
  /^\/_next\/static\/(?:[\w~$@()[\]-][\w.~$@()[\]-]*\/)*[\w~$@()[\]-][\w.~$@()[\]-]*$/;
/** `?v=…`, or a name such as `front.3f2a9c01.avif`. */
const hasVersion = (url: string) => /\?v=[\w-]|[.-][0-9a-f]{8,}\.\w+(?:\?|$)/.test(url);

/** Text that weighs more is sent as it is: no file of a shop should. */
const heldUpToBytes = 4 * 1024 * 1024;

/** A file on the disk and how long its answer may be kept. */
type Found = {
  readonly file: string;
  readonly cacheControl: string;
  readonly modified: Date;
  readonly size: number;
};

/** Streams a file from the disk: ranges, conditions and all. */
function stream(request: IncomingMessage, response: ServerResponse, { file, cacheControl }: Found) {
  protect(response);
  const sending = sendFile(request, encodeURI(file.split(sep).join('/')), {
    root: process.cwd(),
    cacheControl: false,
    // Found already: the build's own folder begins with a dot.
    dotfiles: 'allow',
  });
  sending.on('headers', (answer: ServerResponse) => {
    answer.setHeader('Cache-Control', cacheControl);
    answer.setHeader('Content-Type', contentType(file));
  });
  sending.on('error', (error: Error & { status?: number }) => {
    if (!response.headersSent) response.writeHead(error.status ?? 500);
    response.end();
  });
  sending.pipe(response);
}

/**
 * Answers a request for a file: text and everything of the build from memory, pictures and models
 * from the disk.
 * @param isPublic whether an address is that of a file in `public`
 * @returns whether it was answered
 */
export function serveFiles(shelf: Shelf, isPublic: (address: string) => boolean) {
  /** The file an address names; `undefined` for those of pages, and for what is not there. */
  const find = async (address: string, url: string): Promise<Found | undefined> => {
    const isBuilt = builtPath.test(address);
    if (!isBuilt && !isPublic(address)) return undefined;
    const file = isBuilt
      ? join('.next', address.slice('/_next/'.length))
      : join('public', ...address.split('/'));
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const cacheControl = isBuilt || hasVersion(url) ? forever : askEachTime;
    return { file, cacheControl, modified: found.mtime, size: found.size };
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const [address = ''] = url.split('?', 1);
    const isBuilt = address.startsWith('/_next/static/');
    const hasText = isText(address);
    const encoding = hasText ? encodingFor(headers['accept-encoding']?.toString()) : 'identity';
    const place = `${encoding} file ${address}`;
    const built = isBuilt && !headers.range ? shelf.get(place) : undefined;
    if (built) {
      send(built, request, response);
      return true;
    }
    const found = await find(address, url);
    if (!found) return false;
    const isHeld = (isBuilt || hasText) && found.size <= heldUpToBytes;
    if (headers.range || !isHeld) {
      stream(request, response, found);
      return true;
    }
    // Files of the build never change; others are looked at each time.
    const { file, cacheControl, modified } = found;
    const key = isBuilt ? place : `${place} ${cacheControl} ${modified.getTime()} ${found.size}`;
    let answer = shelf.get(key);
    if (!answer) {
      const raw = await readFile(file);
      const about = {
        'cache-control': cacheControl,
        'content-type': contentType(file),
        'accept-ranges': 'bytes',
        'last-modified': modified.toUTCString(),
        ...(hasText && { vary: 'Accept-Encoding' }),
      };
      answer = await makeAnswer({ raw, hash: hashOf(raw), encoding, headers: about });
      shelf.set(key, answer);
    }
    send(answer, request, response);
    return true;
  };
}
