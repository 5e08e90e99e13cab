import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { log, printable } from '@/lib/log';
import { serveFiles } from './files';
import { clientAddress, refusalOf, turnAway } from './gatekeeper';
import { healthOf } from './health';
import { listKnownPaths } from './known-paths';
import { isForPage, servePages } from './pages';
import { givePolicies, protect } from './security';
import { makeShelf } from './shelf';
import { isWholeForm } from './whole-form';
import { sendWhole } from './whole-page';

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
 * Next leaves open: a body too large, a broken form or one of another site is refused; an address that
 * no page answers gets the status 404 and one line in the log; a broken one gets 400.
 */
export function answer(next: Handler): Handler {
  const known = listKnownPaths();
  const shelf = makeShelf();
  const givePolicy = givePolicies();
  const isPlain = (address: string) => address === '/' || !address.endsWith('/');
  const pages = servePages(shelf, (address) => isPlain(address) && known.has(plainPath(address)));
  const files = serveFiles(shelf, (address) => known.has(address));
  return async (request, response) => {
    const { method, headers } = request;
    const refused =
      refusalOf(method, headers, env().SITE_URL) ??
      (method !== 'POST' || (await isWholeForm(request)) ? undefined : 400);
    if (refused) {
      protect(response);
      return turnAway(request, response, refused);
    }
    const isAnswered = pages(request, response);
    if (isAnswered === true || (await isAnswered)) return;
    if (await files(request, response)) return;
    protect(response);
    headers['x-shop-client'] = clientAddress(request, env().TRUSTED_PROXIES);
    const path = decodedPath(request.url ?? '/');
    if (path === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('400');
      return;
    }
    const health = await healthOf(path);
    if (health) {
      const about = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(health.status, about).end(health.body);
      return;
    }
    const isPage = !path.startsWith('/_next/');
    const address = plainPath(path);
    const isKnown = known.has(address);
    if (isPage && !isKnown) response.statusCode = 404;
    await givePolicy(request, response, isKnown ? address : undefined);
    response.once('finish', () => {
      const isPrefetch = 'rsc' in headers || 'next-router-prefetch' in headers;
      if (response.statusCode === 404 && !isPrefetch) {
        log().warn({ event: 'not-found', path: printable(path) }, 'no such page');
      }
    });
    if (isPage && isForPage(request)) sendWhole(request, response);
    await next(request, response);
  };
}
