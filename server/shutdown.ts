import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { withDeadline } from '@/lib/process/deadline';
import { log } from '@/lib/process/log';
import { onParentEnd } from '@/lib/process/parent.mjs';

/** From the signal to the end of the process, at most. */
export const stopWithinMs = 10_000;
/** The time reserved for each closer that is still to run. */
const closerMs = 500;
/** How long to wait for a moment without new connections. */
const quietWithinMs = 3_000;

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** One turn of the event loop, from right after it has accepted connections to the same point again. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Waits for a short turn of the event loop that accepted no connection. Closing the port makes the kernel reset
 * connections that are not accepted yet, so it is closed right after such a turn.
 */
async function waitForQuietTurn(server: Server): Promise<void> {
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
 * Closes a server once the requests in progress are answered. A proxy may send a request on an idle connection
 * just as it is closed, so each connection ends with an answer that says `Connection: close`, or after the
 * keep-alive timeout. With SIGINT (Ctrl-C) idle connections are closed at once.
 */
async function drain(
  server: Server,
  underWay: Iterable<ServerResponse>,
  signal: StopSignal,
  drainMs: number,
) {
  await waitForQuietTurn(server);
  // Node's HTTP `close` ends idle connections at once; that of the listener only stops accepting new ones.
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

/** Tracks the responses of a server that are not complete yet. */
function trackResponses(server: Server): ReadonlySet<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return underWay;
}

/** Calls back once, when the process is told to stop. */
function onStopSignal(stop: (signal: StopSignal) => void): void {
  let isStopping = false;
  const stopOnce = (signal: StopSignal) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  process.once('SIGINT', stopOnce);
  process.once('SIGTERM', stopOnce);
  if (!process.env.npm_lifecycle_event) return;
  // npm runs scripts through a shell that does not forward SIGTERM, so the end of the parent is the signal.
  onParentEnd(() => stopOnce('SIGTERM'));
}

/**
 * Ends the process gracefully on SIGINT and SIGTERM: drains the server, then calls the closers. All of it
 * takes ten seconds at most: a closer that takes too long is left behind.
 * @param say prints a line
 * @param closers called one after the other once no request is in progress
 */
export function shutDownOnSignal(
  server: Server,
  say: (line: string) => void,
  closers: readonly (() => Promise<void>)[],
): void {
  const underWay = trackResponses(server);
  onStopSignal(async (signal) => {
    say('finishing the requests under way…');
    const latest = performance.now() + stopWithinMs;
    /** How long the current step may take, if so many closers come after it. */
    const msLeft = (after: number) => latest - after * closerMs - performance.now();
    await drain(server, underWay, signal, msLeft(closers.length));
    for (const [index, close] of closers.entries()) {
      const after = closers.length - index - 1;
      await withDeadline(close(), msLeft(after)).catch((error: unknown) => {
        log().warn(error, 'the process ends without waiting any longer');
      });
    }
    say('closed');
    process.exit(0);
  });
}
