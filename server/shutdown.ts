import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';

/** Requests under way get this long to finish once the shop is told to stop. */
const drainMs = 10_000;
/** How long to look for a moment without new connections. */
const quietWithinMs = 3_000;
/** How often to look whether npm is still there. */
const parentWatchMs = 250;

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** One turn of the event loop, from right after it accepted connections to there again. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Waits for a turn of the event loop that was short and accepted nobody. The kernel resets connections that
 * are not accepted yet when the port is closed, so it is closed right after such a turn.
 */
async function quietMoment(server: Server): Promise<void> {
  let connections = 0;
  const count = () => {
    connections += 1;
  };
  server.on('connection', count);
  const latest = performance.now() + quietWithinMs;
  await turn();
  for (let isQuiet = false; !isQuiet && performance.now() < latest; ) {
    const [before, began] = [connections, performance.now()];
    await turn();
    isQuiet = connections === before && performance.now() - began < 1;
  }
  server.off('connection', count);
}

/**
 * Closes a server once the requests under way are answered. A proxy may send a request on an idle
 * connection at the moment it is closed; so each connection ends with an answer that says it was the last,
 * or when it was idle for as long as any may be. At a keyboard (SIGINT) nobody waits for that.
 */
async function drain(server: Server, underWay: Iterable<ServerResponse>, signal: StopSignal) {
  await quietMoment(server);
  // Node's own `close` for HTTP ends idle connections first; that of the listener only takes no new ones.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve));
  for (const response of underWay) response.shouldKeepAlive = false;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  const idleMs = signal === 'SIGINT' ? 0 : server.keepAliveTimeout;
  const timers = [
    setTimeout(() => server.closeIdleConnections(), idleMs),
    setTimeout(() => server.closeAllConnections(), drainMs),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
}

/** Keeps the responses of a server that are not sent yet. */
function trackResponses(server: Server): ReadonlySet<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return underWay;
}

/** Calls back once, when the process is told to end. */
function onStopSignal(stop: (signal: StopSignal) => void): void {
  let isTold = false;
  const tell = (signal: StopSignal) => {
    if (isTold) return;
    isTold = true;
    stop(signal);
  };
  process.once('SIGINT', tell);
  process.once('SIGTERM', tell);
  if (!process.env.npm_lifecycle_event) return;
  // npm runs scripts through a shell, which does not pass a SIGTERM on: its end is the signal.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && tell('SIGTERM'), parentWatchMs).unref();
}

/**
 * Ends the process gracefully on SIGINT and SIGTERM: drains the server, then closes what is behind it.
 * @param say prints a line
 * @param closers called one after the other once no request is under way
 */
export function shutDownOnSignal(
  server: Server,
  say: (line: string) => void,
  closers: readonly (() => Promise<void>)[],
): void {
  const underWay = trackResponses(server);
  onStopSignal(async (signal) => {
    say('finishing the requests under way…');
    await drain(server, underWay, signal);
    for (const close of closers) await close();
    say('closed');
    process.exit(0);
  });
}
