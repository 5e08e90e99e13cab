import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Env } from '@/lib/process/env';
import { allowedMethods } from './answers/addresses';

/** How long a client may take, in milliseconds. */
export const clientLimits = {
  /** For the head of a request. */
  headersTimeout: 10_000,
  /** For a whole request. */
  requestTimeout: 30_000,
  /** Between two requests of a connection. */
  keepAliveTimeout: 5_000,
  /** For an answer: without a byte in either direction the connection is closed. */
  timeout: 60_000,
  connectionsCheckingInterval: 1_000,
};
export type ClientLimits = typeof clientLimits;

export type Serve = (request: IncomingMessage, response: ServerResponse) => void;

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = `port ${PORT} is taken: stop what uses it, or set PORT to another number`;
      reject(error.code === 'EADDRINUSE' ? new Error(busy) : error);
    });
    server.listen(PORT, HOST, resolve);
  });
}

/** CONNECT has no response object: Node hands over the connection. */
function rejectConnect(server: Server): void {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined);
    const head = ['HTTP/1.1 405 Method Not Allowed', `Allow: ${allowedMethods(undefined)}`];
    socket.end([...head, 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n'));
  });
}

/** What Node says of requests that it cannot read, by the code of its error; any other is a 400. */
const brokenRequests: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_PAUSED_H2_UPGRADE: '505 HTTP Version Not Supported',
};
/** How long until a connection with such an answer is closed, in milliseconds. */
const closeAfterMs = 1_000;

/**
 * Answers what cannot be read as HTTP/1.1, and closes the connection. Node does the same, but gives a client that
 * speaks HTTP/2 at once no answer.
 */
function answerBrokenRequests(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // After the first bytes this answer could end up inside another one.
    if (!socket.writable || !(socket instanceof Socket) || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const status = brokenRequests[code] ?? '400 Bad Request';
    const head = ['Content-Type: text/plain', 'Content-Length: 3', 'Connection: close'];
    socket.end([`HTTP/1.1 ${status}`, ...head, '', status.slice(0, 3)].join('\r\n'));
    socket.setTimeout(closeAfterMs, () => socket.destroy());
  });
}

/** Listens at once; requests wait until the shop is ready to serve them. @throws Error with a one-line message */
export async function openPort(settings: Env, { timeout, ...limits }: ClientLimits) {
  const server = createServer(limits);
  server.timeout = timeout;
  rejectConnect(server);
  answerBrokenRequests(server);
  await listen(server, settings);
  const waiting: Parameters<Serve>[] = [];
  const wait: Serve = (...pair) => void waiting.push(pair);
  server.on('request', wait);
  return {
    server,
    serveWith(serve: Serve): void {
      server.off('request', wait).on('request', serve);
      for (const pair of waiting) serve(...pair);
    },
  };
}
