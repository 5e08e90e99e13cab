import type { IncomingMessage } from 'node:http';

/** Cookies of Next's draft mode, which the shop does not have. */
const draftCookie = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/;

/**
 * Removes what means nothing to the shop but makes Next answer differently: draft mode, prefetches for a
 * middleware, and the name of an action on anything but a POST.
 */
export function dropIgnoredHeaders({ method, headers }: IncomingMessage): void {
  delete headers['x-middleware-prefetch'];
  if (method !== 'POST') delete headers['next-action'];
  const cookies = headers.cookie?.split(';').filter((cookie) => !draftCookie.test(cookie));
  if (cookies) headers.cookie = cookies.join(';');
}
