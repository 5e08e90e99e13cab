import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { localePath, toLocale } from '@/lib/i18n/locales';

/**
 * Sends a browser whose form, sent without scripts, calls an action that this release no longer has to a page
 * that says so. Its Back button leads to the form as it was filled. Scripts get Next's own answer.
 */
export function redirectExpiredForm(
  { headers }: IncomingMessage,
  response: ServerResponse,
  address: string,
): void {
  if ('next-action' in headers) return;
  onHeaders(response, () => {
    if (!response.hasHeader('x-nextjs-action-not-found')) return;
    response.statusCode = 303;
    response.setHeader('location', localePath(toLocale(address.split('/')[1]), '/page-expired'));
  });
}
