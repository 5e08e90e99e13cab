import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { closeDatabase, reserveDatabase } from '@/db/client';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { requestIdFrom, withRequestId } from '@/lib/request-id';
import { startBackgroundJobs } from './background-jobs';
import { startNext } from './next';
import { readSnapshot, releaseFolder } from './release';
import { handleRequests } from './request-handler';
import { shutDownOnSignal } from './shutdown';
import { serveStaticPages } from './static-pages';
import { startTracing } from './tracing';

export { takeSnapshot } from './snapshot';

function say(line: string): void {
  console.log(`[théogonie] ${line}`);
}

/** Checks the configuration before anything is built or opened. @throws Error in one line */
export function checkConfiguration(): void {
  env();
}

/** Connects the database. A PostgreSQL that is away does not keep the shop closed: pages need none. */
async function prepareDatabase({ DATABASE_URL }: Env): Promise<void> {
  try {
    await reserveDatabase();
    say(
      DATABASE_URL
        ? 'PostgreSQL is connected and migrated'
        : 'the embedded database is reserved and opens with its first visitor',
    );
  } catch (error) {
    if (!DATABASE_URL) throw error;
    log().error(error, 'PostgreSQL is away; the shop opens without it and tries again when needed');
  }
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = `port ${PORT} is taken: stop what uses it, or set PORT to another number`;
      reject(error.code === 'EADDRINUSE' ? new Error(busy) : error);
    });
    server.listen(PORT, HOST, resolve);
  });
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Takes the port at once; requests wait until there is something to serve them. */
async function openPort(settings: Env) {
  const server = createServer();
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

/** Opens the shop: takes the port, opens the database, serves. @throws Error in one line */
export async function open(): Promise<void> {
  // A closed log reader must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const settings = env();
  const tracing = await startTracing();
  const { server, serveWith } = await openPort(settings);
  const stopJobs = startBackgroundJobs();
  shutDownOnSignal(server, say, [
    stopJobs,
    closeDatabase,
    tracing?.stop ?? (async () => undefined),
  ]);

  await prepareDatabase(settings);
  const snapshot = readSnapshot(releaseFolder);
  const serveStaticPage = serveStaticPages(releaseFolder, snapshot);
  const next = await startNext(releaseFolder, settings.PORT);
  const handle = handleRequests(next, releaseFolder, snapshot);
  serveWith((request, response) => {
    // Before anything else is done for a request, unless somebody wants to trace it.
    if (!tracing && serveStaticPage(request, response)) return;
    const id = requestIdFrom(request.headers['x-request-id']);
    const serve = () => {
      if (tracing && serveStaticPage(request, response)) return;
      void withRequestId(id, () => handle(request, response));
    };
    if (tracing) tracing.follow(request, response, id, serve);
    else serve();
  });
  say(`open at http://localhost:${settings.PORT}`);
}
