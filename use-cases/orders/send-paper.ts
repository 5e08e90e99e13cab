import 'server-only';
import type { Order } from '@/db/orders/orders';
import { readOrderNumber } from '@/lib/document-number';
import { toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { Paper } from '@/lib/orders/papers/paper';
import { paperFileName } from '@/lib/orders/papers/paper-file-name';
import { writePaper } from '@/lib/orders/papers/write-paper';
import { isRefused, withinLimit } from '@/use-cases/process/rate-limit';
import { readOrder } from './read-order';

const headers = { 'x-robots-tag': 'noindex' };

/**
 * Sends a paper of an order as a PDF to whom its page shows it: who placed the order, and the people of the house.
 * @param language of the address @param find the paper, among those of the order
 * @returns 404 for anybody else and without such a paper; 429 above the limit; 503 while the database is unavailable
 */
export async function sendPaper(
  number: string,
  language: string,
  find: (order: Order) => Promise<Paper | undefined>,
): Promise<Response> {
  // Not even the database is asked for what no order can have.
  if (!readOrderNumber(number)) return new Response(null, { status: 404, headers });
  const file = await withinLimit('paper', 'writing a paper failed', async () => {
    const shown = await readOrder(number, undefined);
    if (shown === 'away') return 'away';
    const paper = shown?.maySeePerson ? await find(shown.order) : undefined;
    if (!paper) return 'none';
    const locale = toLocale(language);
    const pdf = await writePaper(paper, await messagesOf(locale), locale);
    return { name: paperFileName(paper, locale), pdf };
  });
  if (file === 'none') return new Response(null, { status: 404, headers });
  if (isRefused(file)) {
    if (file === 'away') return new Response(null, { status: 503, headers });
    const wait = { 'retry-after': String(file.waitSeconds) };
    return new Response(null, { status: 429, headers: { ...headers, ...wait } });
  }
  return new Response(new Uint8Array(file.pdf), {
    headers: {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  });
}
