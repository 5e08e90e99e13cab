import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { log, printable } from '@/lib/log';
import { knownAddresses } from './addresses';
import { limitSharedCaching } from './cache-control';
import { healthOf } from './health';
import { isWholeForm } from './multipart';
import type { Handler } from './next';
import { clientAddress, refusalOf, reject } from './request-guard';
import { type SetPolicy, setSecurityHeaders } from './security';
import type { ServeFile } from './static-files';

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

/** In development Next serves the public files itself. */
const isPublicFile = (address: string) =>
  process.env.NODE_ENV !== 'production' && existsSync(join('public', address));

/** Logs one line for each address that does not exist. */
function logNotFound({ headers }: IncomingMessage, response: ServerResponse, path: string): void {
  response.once('finish', () => {
    const isPrefetch = 'rsc' in headers || 'next-router-prefetch' in headers;
    if (response.statusCode !== 404 || isPrefetch) return;
    log().warn({ event: 'not-found', path: printable(path) }, 'no such page');
  });
}

/**
 * Answers everything but static pages: rejects bodies that are too large, broken forms and forms of other
 * sites; serves files and health checks; hands the rest to Next with a policy, and with status 404 when
 * no page has the address.
 */
export function handleRequests(
  next: Handler,
  setPolicy: SetPolicy,
  serveFile: ServeFile = () => false,
): Handler {
  const known = knownAddresses();
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
    if (!path.startsWith('/_next/') && !known.has(address) && !isPublicFile(address)) {
      response.statusCode = 404;
    }
    setPolicy(request, response, address);
    limitSharedCaching(response);
    logNotFound(request, response, path);
    await next(request, response);
  };
}
