import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { locales } from '@/lib/i18n/locales';
import { log, printable } from '@/lib/log';
import { clientAddress, refusalOf, turnAway } from './gatekeeper';
import { listKnownPaths } from './known-paths';
import { isWholeForm } from './whole-form';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The address of a page without its language and without a slash at its end. */
function plainPath(path: string): string {
  const prefix = locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`));
  const rest = prefix ? path.slice(prefix.length + 1) : path;
  return rest.replace(/\/+$/, '') || '/';
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
 * Hands a request to Next, and sees to what Next leaves open: a body too large or a form of another
 * site is refused; an address that no page answers gets
 * the status 404 and one line in the log; a broken one gets 400.
 */
export function answer(next: Handler): Handler {
  const known = listKnownPaths();
  return async (request, response) => {
    const refused =
      refusalOf(request.method, request.headers, env().SITE_URL) ??
      ((await isWholeForm(request)) ? undefined : 400);
    if (refused) return turnAway(request, response, refused);
    request.headers['x-shop-client'] = clientAddress(request, env().TRUSTED_PROXIES);
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
