import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { mostUploadBytes } from '@/lib/orders/order-file';
import { largestMailBytes } from '@/lib/process/reply-template';
import { largestFormBytes } from '@/lib/site/form-lengths';
import { isMailInPath, isUploadPath } from '@/lib/site/routes';

/**
 * Where the staff sends files: above what they may have together, so that the page can say that it is too much. Nothing
 * of it is read before the session is.
 */
export const largestUploadBytes = 2 * mostUploadBytes;

/** The largest body that an address takes. */
export function largestBodyAt(address: string): number {
  if (isUploadPath(address)) return largestUploadBytes;
  return isMailInPath(address) ? largestMailBytes : largestFormBytes;
}
/** Rejected bodies up to this size are read to their end, so that the browser gets the answer and no reset. */
const drainedBytes = 8 * 1024 * 1024;
/** A client that announces a body but does not send it is answered after this time. */
const bodyWaitMs = 2_000;

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Whether a request that changes something comes from a page of the shop, as far as headers tell. */
function isOwn(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  // Programs and old browsers send none, such as mail programs that unsubscribe their user.
  if (origin === undefined) return true;
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',', 1)[0]
    ?.trim();
  return [headers.host, forwarded, hostOf(siteUrl)].some((host) => host && host === hostOf(origin));
}

/**
 * Why a request is rejected, as an HTTP status: 403 for a form of another site, 413 for a body that is larger than its
 * address takes, 411 for a body without a length, 400 for a malformed length.
 */
export function rejectionByHeaders(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  siteUrl: string,
  largestBytes = largestFormBytes,
): number | undefined {
  if (method === undefined || /^(GET|HEAD|OPTIONS)$/.test(method)) return undefined;
  if (!isOwn(headers, siteUrl)) return 403;
  if (headers['transfer-encoding'] !== undefined) return 411;
  const length = headers['content-length'];
  if (length === undefined) return undefined;
  if (!/^\d+$/.test(length)) return 400;
  return Number(length) > largestBytes ? 413 : undefined;
}

/** Answers a rejected request and closes the connection. */
export async function reject(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) <= drainedBytes && !request.readableEnded) {
    let timer: NodeJS.Timeout | undefined;
    await new Promise((resolve) => {
      timer = setTimeout(resolve, bodyWaitMs);
      request.once('end', resolve).once('close', resolve).resume();
    });
    clearTimeout(timer);
  }
  const headers = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(status, headers).end(String(status));
}

/**
 * The address a request comes from. Each of our own proxies appends the address that called it to
 * `X-Forwarded-For`; entries further left come from the visitor and prove nothing.
 * @param proxies how many proxies of our own are in front of the shop
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  proxies: number,
): string {
  const header = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = [...header.split(','), socket.remoteAddress ?? ''].map((part) => part.trim());
  return chain.at(-1 - proxies) ?? chain[0] ?? '';
}
