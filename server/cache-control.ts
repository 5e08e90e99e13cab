import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/**
 * A shared cache may keep a page for a minute; a browser asks each time and mostly gets a 304. No
 * `stale-while-revalidate`: browsers honour it too, and would show a page of the previous release once more.
 */
export const sharedForAMinute = 'public, max-age=0, s-maxage=60';
/** For addresses that change with their content. */
export const forever = 'public, max-age=31536000, immutable';
/** For files that keep their address when they change. */
export const revalidated = 'public, max-age=0';

/** Shortens the year that Next allows shared caches for prerendered answers: releases change sooner. */
export function limitSharedCaching(response: ServerResponse): void {
  onHeaders(response, () => {
    if (/\bs-maxage=/.test(String(response.getHeader('cache-control') ?? ''))) {
      response.setHeader('cache-control', sharedForAMinute);
    }
  });
}
