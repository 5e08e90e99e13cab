import Negotiator from 'negotiator';
import { markdownOf } from '@/lib/search/markdown/addresses';

const html = 'text/html';
const markdown = 'text/markdown';

/** Whether a page is also answered as Markdown, so that its answer varies by `Accept`. */
export const variesByAccept = (address: string) => markdownOf.has(address);

/**
 * The address whose answer a request wants: that of the page's Markdown where the `Accept` header prefers it to
 * HTML, else the page itself.
 */
export function acceptedAddress(address: string, accept = ''): string {
  const other = accept.includes(markdown) ? markdownOf.get(address) : undefined;
  if (!other) return address;
  const preferred = new Negotiator({ headers: { accept } }).mediaType([html, markdown]);
  return preferred === markdown ? other : address;
}
