import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { log, printable } from '@/lib/log';
import { knownAddresses } from './addresses';
import { limitSharedCaching } from './cache-control';
import { healthOf } from './health';
import { isWholeForm } from './multipart';
import type { Handler } from './next';
import type { Snapshot } from './release';
import { clientAddress, refusalOf, reject } from './request-guard';
import { setPolicy, setSecurityHeaders } from './security';
import { serveStaticFiles } from './static-files';

/** The path of a request without its query; `undefined` when its percent-escapes are broken. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** One line in the log for each address that nobody answers. */
function logNotFound({ headers }: IncomingMessage, response: ServerResponse, path: string): void {
  response.once('finish', () => {
    const isPrefetch = 'rsc' in headers || 'next-router-prefetch' in headers;
    if (response.statusCode !== 404 || isPrefetch) return;
    log().warn({ event: 'not-found', path: printable(path) }, 'no such page');
  });
}

/**
 * Answers what the snapshot does not: refuses bodies that are too large, broken forms and those of other
 * sites; serves files; answers supervisors; hands the rest to Next with a policy and the status 404 where
 * no page has that address.
 */
export function handleRequests(next: Handler, release: string, snapshot: Snapshot): Handler {
  const known = knownAddresses();
  const serveFile = serveStaticFiles(release, snapshot);
  const policyFor = setPolicy(snapshot);
  return async (request, response) => {
    const { method, headers, url = '/' } = request;
    setSecurityHeaders(response);
    const refusal =
      refusalOf(method, headers, env().SITE_URL) ??
      (method !== 'POST' || (await isWholeForm(request)) ? undefined : 400);
    if (refusal) return reject(request, response, refusal);
    if (serveFile(request, response)) return;
    headers['x-shop-client'] = clientAddress(request, env().TRUSTED_PROXIES);
    const path = pathOf(url);
    if (path === undefined) return reject(request, response, 400);
    const health = await healthOf(path);
    if (health) {
      const about = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(health.status, about).end(health.body);
      return;
    }
    const address = withoutEndingSlashes(path);
    if (!path.startsWith('/_next/') && !known.has(address)) response.statusCode = 404;
    policyFor(request, response, address);
    limitSharedCaching(request, response);
    logNotFound(request, response, path);
    await next(request, response);
  };
}
