import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/process/env';
import { log, printable } from '@/lib/process/log';
import { withoutToken } from '@/lib/process/without-token';
import { allowedMethods, type Kind } from '@/server/answers/addresses';
import { setCacheControl } from '@/server/answers/cache-control';
import { isFileInDevelopment } from '@/server/answers/development';
import { type AnswerKind, countAnswer, countRejection } from '@/server/answers/request-counts';
import { type SetPolicy, setSecurityHeaders } from '@/server/answers/security';
import { healthOf } from '@/server/health';
import { answerMetrics } from '@/server/metrics';
import type { Handler } from '@/server/next';
import type { ServeFile } from '@/server/static/static-files';
import { answerBadActionWith400 } from './action-form';
import { redirectExpiredForm } from './expired-form';
import { withFailures } from './failures';
import { dropIgnoredHeaders } from './ignored-headers';
import { isMissing } from './missing';
import { readForm } from './multipart';
import { longestPath, pathOf, withoutEndingSlashes } from './paths';
import { clientAddress, largestBodyAt, reject, rejectionByHeaders } from './request-guard';

/**
 * Addresses that are files or nothing: Next answers them where there is a file, and no page says that there is
 * none. `/markdown` is where Next keeps the Markdown of pages.
 */
const isOfFiles = (path: string) => /^\/(?:_next|feeds|markdown)(?:\/|$)|\.md$/i.test(path);

/** The status that rejects a request before its body is read. */
function rejectionOf(
  request: IncomingMessage,
  path: string,
  kind: Kind | undefined,
): number | undefined {
  const { method = '', headers } = request;
  if (path === '') return 400;
  if (path.length > longestPath) return 414;
  if (!allowedMethods(kind).split(', ').includes(method)) return 405;
  const largest = largestBodyAt(withoutEndingSlashes(path));
  return rejectionByHeaders(method, headers, env().SITE_URL, largest);
}

function countedAs(kind: Kind | undefined, method: string | undefined): AnswerKind {
  if (kind === 'file') return 'file';
  if (kind !== 'static page' && kind !== 'personal page') return 'other';
  return method === 'POST' ? 'action' : 'page';
}

/** Logs one line for each address that does not exist. */
function logNotFound({ headers }: IncomingMessage, response: ServerResponse, path: string): void {
  response.once('finish', () => {
    const isPrefetch = 'rsc' in headers || 'next-router-prefetch' in headers;
    if (response.statusCode !== 404 || isPrefetch) return;
    log().warn({ event: 'not-found', path: printable(withoutToken(path)) }, 'no such page');
  });
}

/**
 * Answers everything but static pages: rejects wrong methods, bodies that are too large, broken forms and
 * forms of other sites; serves files, health checks and metrics; hands the rest to Next with a policy, and
 * with status 404 when no page has the address.
 * @param kindOf tells what is at an address; nothing when it has no answer
 */
export function handleRequests(
  next: Handler,
  setPolicy: SetPolicy,
  kindOf: (address: string) => Kind | undefined | Promise<Kind | undefined>,
  serveFile: ServeFile = () => false,
): Handler {
  return withFailures(async (request, response) => {
    const { method, headers, url = '/' } = request;
    const path = pathOf(url);
    const address = withoutEndingSlashes(path);
    const kind = await kindOf(address);
    const allowed = allowedMethods(kind);
    dropIgnoredHeaders(request);
    setSecurityHeaders(response, address, kind);
    setCacheControl(request, response, address, kind);
    response.once('close', () => countAnswer(countedAs(kind, method), response.statusCode));
    const refusal = rejectionOf(request, path, kind);
    // Endpoints read their forms themselves, and Next's request would not take a body that was looked at.
    const form = refusal || kind === 'endpoint' ? '' : await readForm(request);
    const rejection = form === undefined ? 400 : refusal;
    if (rejection === 405 || method === 'OPTIONS') response.setHeader('allow', allowed);
    if (rejection) {
      countRejection(rejection);
      return reject(request, response, rejection);
    }
    if (method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (serveFile(request, response)) return;
    logNotFound(request, response, path);
    const health = await healthOf(path);
    if (health) {
      response.writeHead(health.status, { 'content-type': 'application/json' }).end(health.body);
      return;
    }
    if (await answerMetrics(request, response, path)) return;
    if (!kind && !isFileInDevelopment(address)) {
      if (isOfFiles(address)) return reject(request, response, 404);
      response.statusCode = 404;
    } else if (kind === 'personal page' && (await isMissing(address))) {
      response.statusCode = 404;
    }
    headers['x-shop-client'] = clientAddress(request, env().TRUSTED_PROXIES);
    setPolicy(request, response, address);
    redirectExpiredForm(request, response, address);
    // Next would redirect twice: to `/fr`, then to `/`.
    if (address === '/fr') request.url = url.replace(/^\/fr\/+(?=\?|$)/, '/fr');
    answerBadActionWith400(request, response, form ?? '');
    await next(request, response);
  });
}
