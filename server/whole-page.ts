import type { IncomingMessage, ServerResponse } from 'node:http';
import { lateScripts } from './late-scripts';
import { compress, hastyQuality } from './packed';
import { encodingFor } from './shelf';

/**
 * Holds back what Next writes of a page made for one visitor until it is whole, then sends it with its
 * scripts at its end and in the best encoding. Such a page waits for its data before it begins, so that
 * nobody waits longer; what is no page is sent as it came.
 */
export function sendWhole(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return;
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  // Else Next would compress what it writes.
  request.headers['accept-encoding'] = 'identity';
  const chunks: Uint8Array[] = [];
  const { writeHead, flushHeaders, write, end } = response;

  const send = async (body: Buffer) => {
    Object.assign(response, { writeHead, flushHeaders, write, end });
    const isPage = /^text\/html\b/.test(String(response.getHeader('content-type') ?? ''));
    if (!isPage || body.length === 0) return response.end(body);
    const page = Buffer.from(lateScripts(body.toString()));
    const isPacked = encoding !== 'identity';
    const packed = isPacked ? await compress(page, encoding, hastyQuality) : page;
    if (isPacked) response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', packed.length);
    return response.end(packed);
  };
  const hold = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
    return true;
  };
  response.flushHeaders = () => undefined;
  // Next sets its headers one by one; its compression, switched off or on, calls this with the status alone.
  response.writeHead = (status: number) => {
    response.statusCode = status;
    return response;
  };
  response.write = hold;
  response.end = (last?: unknown) => {
    hold(last);
    send(Buffer.concat(chunks)).catch((error) => response.destroy(error));
    return response;
  };
}
