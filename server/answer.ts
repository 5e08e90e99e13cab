import type { IncomingMessage, ServerResponse } from 'node:http';
import { log, printable } from '@/lib/log';
import { serveFiles } from './files';
import { listKnownPaths } from './known-paths';
import { servePages } from './pages';
import { makeShelf } from './shelf';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An address without slashes at its end. */
function plainPath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** Where the address of a request leads, or `undefined` when its percent-escapes are broken. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Answers a request: with what the build made, from memory, else by handing it to Next. Sees to what
 * Next leaves open: an address that no page answers gets the status 404 and one line in the log; a
 * broken one gets 400.
 */
export function answer(next: Handler): Handler {
  const known = listKnownPaths();
  const shelf = makeShelf();
  const isPlain = (address: string) => address === '/' || !address.endsWith('/');
  const pages = servePages(shelf, (address) => isPlain(address) && known.has(plainPath(address)));
  const files = serveFiles(shelf, (address) => known.has(address));
  return async (request, response) => {
    const isAnswered = pages(request, response);
    if (isAnswered === true || (await isAnswered)) return;
    if (await files(request, response)) return;
    const path = decodedPath(request.url ?? '/');
    if (path === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('400');
      return;
    }
    const isPage = !path.startsWith('/_next/');
    if (isPage && !known.has(plainPath(path))) response.statusCode = 404;
    response.once('finish', () => {
      const isPrefetch = 'rsc' in request.headers || 'next-router-prefetch' in request.headers;
      if (response.statusCode === 404 && !isPrefetch) {
        log().warn({ event: 'not-found', path: printable(path) }, 'no such page');
      }
    });
    await next(request, response);
  };
}
