import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { plainPath } from '@/lib/i18n/locales';
import { pageAt } from '@/lib/site/routes';
import type { Kind } from './addresses';
import { variesByAccept } from './markdown';

/**
 * A shared cache may keep a page for a minute; a browser asks each time and mostly gets a 304. No
 * `stale-while-revalidate`: browsers honour it too, and would show a page of the previous release once more.
 */
const sharedForAMinute = 'public, max-age=0, s-maxage=60';
/** For addresses that change with their content. */
const forever = 'public, max-age=31536000, immutable';
/** For files that keep their address when they change. */
const revalidated = 'public, max-age=0';
/** For pages made for one visitor that are not confidential: without `no-store`, so that Back shows them at once. */
const forOneVisitor = 'private, no-cache, max-age=0';
const noStore = 'no-store';

/** `?v=…`, or a name such as `front.3f2a9c01.avif`. */
const hasVersion = (url: string) =>
  url.startsWith('/_next/static/') || /\?v=[\w-]|[.-][0-9a-f]{8,}\.\w+(?:\?|$)/.test(url);

/** What caches may do with a page or file that was answered as asked. @param url with its query */
export function cacheControlOf(kind: Kind | undefined, address: string, url = address): string {
  if (kind === 'static page') return sharedForAMinute;
  if (kind === 'file') return hasVersion(url) ? forever : revalidated;
  const isKept = kind === 'personal page' && pageAt(plainPath(address)).audience === 'visitor';
  return isKept ? forOneVisitor : noStore;
}

/**
 * What an answer varies by. The home page redirects to the language of a cookie (`next.config.ts`), and pages
 * that have Markdown answer with it where that is asked for.
 */
export function varyOf(address: string, vary: string): string {
  const also = [address === '/' && 'Cookie', variesByAccept(address) && 'Accept'];
  return [vary, ...also].filter(Boolean).join(', ');
}

/**
 * Sets Cache-Control right before the headers are sent, whatever Next has set: no caching unless the answer is the
 * requested page or file.
 */
export function setCacheControl(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  address: string,
  kind: Kind | undefined,
): void {
  onHeaders(response, () => {
    const isRead = method === 'GET' || method === 'HEAD';
    const isAnswer = isRead && [200, 206, 304].includes(response.statusCode);
    response.setHeader('cache-control', isAnswer ? cacheControlOf(kind, address, url) : noStore);
    const vary = varyOf(address, [response.getHeader('vary') ?? []].flat().join(', '));
    if (vary) response.setHeader('vary', vary);
  });
}
