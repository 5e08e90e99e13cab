import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Forms are small; more than this is not looked at. */
const largestBodyBytes = 64 * 1024;
/** As much is let through unread, so that a browser gets its answer instead of a broken line. */
const politeBytes = 8 * 1024 * 1024;
/** Who announces a body and does not send it gets the answer nevertheless. */
const politeMs = 2_000;

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** Whether a request that changes something was sent by a page of the shop, as far as headers tell. */
function isOwn(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  // Programs and old browsers send none; a mailbox that unsubscribes its reader is such a program.
  if (origin === undefined) return true;
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',', 1)[0]
    ?.trim();
  return [headers.host, forwarded, hostOf(siteUrl)].some((host) => host && host === hostOf(origin));
}

/**
 * Why a request is not even looked at, as an HTTP status: 403 for the form of another site, 413 for a
 * body above 64 KB, 411 for one that does not say how long it is, 400 for a length that is none.
 */
export function refusalOf(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  siteUrl: string,
): number | undefined {
  if (method === undefined || /^(GET|HEAD|OPTIONS)$/.test(method)) return undefined;
  if (!isOwn(headers, siteUrl)) return 403;
  if (headers['transfer-encoding'] !== undefined) return 411;
  const length = headers['content-length'];
  if (length === undefined) return undefined;
  if (!/^\d+$/.test(length)) return 400;
  return Number(length) > largestBodyBytes ? 413 : undefined;
}

/** Answers a request that is refused, and ends the connection. */
export async function reject(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) <= politeBytes && !request.readableEnded) {
    let patience: NodeJS.Timeout | undefined;
    await new Promise((resolve) => {
      patience = setTimeout(resolve, politeMs);
      request.once('end', resolve).once('close', resolve).resume();
    });
    clearTimeout(patience);
  }
  const headers = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(status, headers).end(String(status));
}

/**
 * The address a request comes from. Each proxy of our own appends the address it was called from to
 * `X-Forwarded-For`; what stands further left was written by the visitor and proves nothing.
 * @param proxies how many proxies of our own stand in front of the shop
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  proxies: number,
): string {
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = [...said.split(','), socket.remoteAddress ?? ''].map((part) => part.trim());
  return chain.at(-1 - proxies) ?? chain[0] ?? '';
}
