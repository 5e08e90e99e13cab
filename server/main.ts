import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import next from 'next';
import { z } from 'zod';
import { closeDatabase, reserveDatabase } from '@/db/client';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { requestIdFrom, withRequestId } from '@/lib/request-id';
import { answer } from './answer';
import { startRounds } from './rounds';
import { startTracing } from './tracing';

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

/** Answers under way, each of which ends its connection once the shop is told to stop. */
type Answers = Set<ServerResponse>;

/** One turn of the event loop, from right after it looked at its connections to there again. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The door is watched no longer than this for a quiet moment. */
const quietWithinMs = 3_000;

/**
 * Waits for a moment when nobody stands at the door. Who has called, but was not let in yet, is thrown
 * out when the door is closed; so it is closed right after a turn that was short and let nobody in.
 */
async function quietMoment(server: Server): Promise<void> {
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  server.on('connection', count);
  const latest = performance.now() + quietWithinMs;
  await turn();
  for (let isQuiet = false; !isQuiet && performance.now() < latest; ) {
    const [before, began] = [calls, performance.now()];
    await turn();
    isQuiet = calls === before && performance.now() - began < 1;
  }
  server.off('connection', count);
}

/**
 * Finishes what is under way, stops what is behind it, one after the other, and leaves. A proxy may send its next request on a
 * connection that it holds open, at the moment it is closed: so such a connection gets an answer that
 * says it was the last, or ends when it was idle for as long as any may be. At a keyboard (SIGINT)
 * nobody waits for that.
 */
async function shutDown(
  server: Server,
  answers: Answers,
  signal: StopSignal,
  last: readonly (() => Promise<void>)[],
): Promise<void> {
  say('finishing the requests under way…');
  await quietMoment(server);
  // Node's own `close` for HTTP ends idle connections first; that of the listener only takes no new ones.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve));
  for (const response of answers) response.shouldKeepAlive = false;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  const idleMs = signal === 'SIGINT' ? 0 : server.keepAliveTimeout;
  const idle = setTimeout(() => server.closeIdleConnections(), idleMs);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(idle);
  clearTimeout(late);
  for (const stop of last) await stop();
  say('closed');
  process.exit(0);
}

type StopSignal = 'SIGINT' | 'SIGTERM';

/** How often to look whether npm is still there. */
const parentWatchMs = 250;

/**
 * Calls `stop` once when the shop is told to end. npm runs scripts through a shell, and a shell that
 * is told to end does not pass that on: then its going is the signal.
 */
function onStop(stop: (signal: StopSignal) => void): void {
  let isTold = false;
  const tell = (signal: StopSignal) => {
    if (isTold) return;
    isTold = true;
    stop(signal);
  };
  process.once('SIGINT', tell);
  process.once('SIGTERM', tell);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell('SIGTERM'), parentWatchMs).unref();
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
  const tracing = await startTracing();
  const server = createServer();
  await listen(server, settings);
  // The port is ours before anything is touched; requests wait until the shop is ready for them.
  const waiting: (() => void)[] = [];
  let handle: ReturnType<typeof answer> | undefined;
  const answers: Answers = new Set();
  server.on('request', (request, response) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
    const id = requestIdFrom(request.headers['x-request-id']);
    const serve = () =>
      tracing.follow(request, response, id, () => {
        void withRequestId(id, async () => handle?.(request, response));
      });
    if (handle) serve();
    else waiting.push(serve);
  });

  const stopRounds = startRounds();
  onStop(
    (signal) => void shutDown(server, answers, signal, [stopRounds, closeDatabase, tracing.stop]),
  );

  await prepareDatabase(settings);
  presetConfig();
  const app = next({ dev: false, port: settings.PORT, quiet: true });
  await app.prepare();
  handle = answer(app.getRequestHandler());
  for (const serve of waiting) serve();
  say(`open at http://localhost:${settings.PORT}`);
}
