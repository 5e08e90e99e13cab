import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Env } from '@/lib/env';
import { allowedMethods } from './addresses';

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

/** Listens at once; requests wait until the shop is ready to serve them. @throws Error with a one-line message */
export async function openPort(settings: Env, { timeout, ...limits }: ClientLimits) {
  const server = createServer(limits);
  server.timeout = timeout;
  rejectConnect(server);
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
