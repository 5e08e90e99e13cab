import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { localePath, toLocale } from '@/lib/i18n/locales';

/** Next's status for an action that it does not know; 400 is for what is no action at all. */
const unavailable = 409;

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
    const isUnknown = response.hasHeader('x-nextjs-action-not-found');
    if (!isUnknown || response.statusCode !== unavailable) return;
    response.statusCode = 303;
    response.setHeader('location', localePath(toLocale(address.split('/')[1]), '/page-expired'));
  });
}
