import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/**
 * A shared cache may hold a page for a minute; a browser asks each time and mostly gets a 304. No
 * `stale-while-revalidate`: browsers honour it too, and would show the page of the last release once more.
 */
export const sharedForAMinute = 'public, max-age=0, s-maxage=60';
/** For addresses that change with their content. */
export const forever = 'public, max-age=31536000, immutable';
/** For files that keep their address when they change. */
export const revalidated = 'public, max-age=0';

/** Shortens what Next allows shared caches for prerendered answers: a year, across releases. */
export function limitSharedCaching(_request: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    if (/\bs-maxage=/.test(String(response.getHeader('cache-control') ?? ''))) {
      response.setHeader('cache-control', sharedForAMinute);
    }
  });
}
