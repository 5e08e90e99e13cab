import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import next from 'next';
import { z } from 'zod';
import { closeDatabase, reserveDatabase } from '@/db/client';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { answer } from './answer';
import { startRounds } from './rounds';

export { pack } from './pack';

/** Requests under way get this long to finish once the shop is told to stop. */
const drainMs = 10_000;

function say(line: string): void {
  console.log(`[théogonie] ${line}`);
}

/** Looks at the configuration before anything is built or opened. @throws Error in one line. */
export function checkConfiguration(): void {
  env();
}

/** Makes sure of the database. A server that is away is no reason to stay closed: pages open. */
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
    log().error(
      error,
      'PostgreSQL is away; the shop opens without it and tries again when it is needed',
    );
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

/** Finishes what is under way, closes the database, and leaves. */
async function shutDown(server: Server, stopRounds: () => Promise<void>): Promise<void> {
  say('finishing the requests under way…');
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(late);
  await stopRounds();
  await closeDatabase();
  say('closed');
  process.exit(0);
}

/** How often to look whether npm is still there. */
const parentWatchMs = 250;

/**
 * Calls `stop` once when the shop is told to end. npm runs scripts through a shell, and a shell that
 * is told to end does not pass that on: then its going is the signal.
 */
function onStop(stop: () => void): void {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    stop();
  };
  process.once('SIGINT', tell);
  process.once('SIGTERM', tell);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell(), parentWatchMs).unref();
}

const Built = z.object({ config: z.record(z.string(), z.unknown()) });

/**
 * Hands Next its configuration as the build noted it, the way its own standalone server does: reading
 * next.config.ts again would load a compiler that stays in memory. Pages need no second place in it.
 */
function presetConfig(): void {
  const text = readFileSync('.next/required-server-files.json', 'utf8');
  const { config } = Built.parse(JSON.parse(text));
  const settings = { ...config, cacheMaxMemorySize: 0 };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(settings);
}

/** Whoever reads what the shop prints may leave before it: nobody to tell is no reason to end, or to complain for ever. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Opens the shop: takes the port, opens the database, serves. @throws Error in one line. */
export async function open(): Promise<void> {
  outliveReaders();
  const settings = env();
  const server = createServer();
  await listen(server, settings);
  // The port is ours before anything is touched; requests wait until the shop is ready for them.
  const waiting: (() => void)[] = [];
  let handle: ReturnType<typeof answer> | undefined;
  server.on('request', (request, response) => {
    if (handle) void handle(request, response);
    else waiting.push(() => void handle?.(request, response));
  });

  const stopRounds = startRounds();
  onStop(() => void shutDown(server, stopRounds));

  await prepareDatabase(settings);
  presetConfig();
  const app = next({ dev: false, port: settings.PORT, quiet: true });
  await app.prepare();
  handle = answer(app.getRequestHandler());
  for (const serve of waiting) serve();
  say(`open at http://localhost:${settings.PORT}`);
}
