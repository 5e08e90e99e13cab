import type { Server } from 'node:http';
import { join } from 'node:path';
import { closeDatabase, reserveDatabase } from '@/db/client';
import type { KeptKeys } from '@/db/process/kept-keys.mjs';
import { keyRing } from '@/db/process/key-ring';
import { type Env, env } from '@/lib/process/env';
import { actionsKey, requireKeys } from '@/lib/process/keys';
import { log } from '@/lib/process/log';
import { requestIdFrom, withRequestId } from '@/lib/process/request-id';
import { kindsWith } from './answers/addresses';
import { kindsInDevelopment, type LoadAddresses } from './answers/development';
import { allowPaymentPages, setDevelopmentPolicy, setPolicy } from './answers/security';
import { startBackgroundJobs } from './background-jobs';
import { logConsole, say } from './console';
import { startNext, startNextForDevelopment } from './next';
import { type ClientLimits, clientLimits, openPort, type Serve } from './port';
import { markAsRunning, readSnapshot, releaseFolder } from './release';
import { handleRequests } from './request/request-handler';
import { shutDownOnSignal } from './shutdown';
import { serveStaticFiles } from './static/static-files';
import { serveStaticPages } from './static/static-pages';
import { startTracing, type Tracing } from './tracing';
import { warmRoutes } from './warm-routes';

export { takeSnapshot } from './static/snapshot';

/** Reads the configuration, for a build. @throws Error with a one-line message */
export function checkConfiguration(): void {
  env();
}

/** Makes the key of an installation that has none, for a build. @throws Error with a one-line message */
export async function makeKeys(): Promise<void> {
  await keyRing();
  await closeDatabase();
}

/**
 * Checks the configuration and the keys of the installation, for a build.
 * @returns variables for Next's build @throws Error with a one-line message
 */
export function prepareBuild({ text, place }: KeptKeys): Record<string, string> {
  env();
  return { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(requireKeys(text, place)) };
}

/**
 * Connects the database and reads the key of the installation. The shop opens without PostgreSQL too: pages do
 * not need it.
 */
async function prepareDatabase({ DATABASE_URL }: Env): Promise<void> {
  try {
    await reserveDatabase();
  } catch (error) {
    if (!DATABASE_URL) throw error;
    log().error(error, 'PostgreSQL is away; the shop opens without it and tries again when needed');
    return;
  }
  await keyRing();
  say(
    DATABASE_URL
      ? 'PostgreSQL is connected and migrated'
      : 'the embedded database is reserved and opens with its first visitor',
  );
}

/**
 * Listens, opens the database, starts the background jobs, and serves until a signal.
 * @param prepare gives what serves the requests @throws Error with a one-line message
 */
async function run(
  limits: ClientLimits,
  prepare: (settings: Env, server: Server, tracing?: Tracing) => Promise<Serve>,
) {
  // A closed log reader must not stop the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const settings = env();
  // For the bundle of Next too, which is in the same process.
  process.env.PAPER_THREAD = join(releaseFolder, 'paper-thread.mjs');
  const tracing = await startTracing();
  const { server, serveWith } = await openPort(settings, limits);
  const stopJobs = startBackgroundJobs();
  const stopTracing = tracing?.stop ?? (async () => undefined);
  shutDownOnSignal(server, say, [stopJobs, closeDatabase, stopTracing]);
  await prepareDatabase(settings);
  serveWith(await prepare(settings, server, tracing));
  if (!settings.HOUSE_MAIL) {
    say('messages, orders and withdrawals wait in /desk: HOUSE_MAIL is not set');
  }
  say(`open at http://localhost:${settings.PORT}`);
}

/** Starts the shop on the release this file belongs to. @throws Error with a one-line message */
export const open = (limits = clientLimits) =>
  run(limits, async (settings, _server, tracing) => {
    logConsole();
    markAsRunning(releaseFolder);
    const snapshot = allowPaymentPages(readSnapshot(releaseFolder));
    const serveStaticPage = serveStaticPages(releaseFolder, snapshot);
    const serveFile = serveStaticFiles(releaseFolder, snapshot);
    const next = await startNext(releaseFolder, settings.PORT);
    const kindOf = kindsWith(Object.keys(snapshot.files));
    const handle = handleRequests(next, setPolicy(snapshot), kindOf, serveFile);
    warmRoutes(next);
    return (request, response) => {
      // Static pages first, before anything else is done for a request; traced requests get a span around them.
      if (!tracing && serveStaticPage(request, response)) return;
      const id = requestIdFrom(request.headers['x-request-id']);
      const serve = () => {
        if (tracing && serveStaticPage(request, response)) return;
        void withRequestId(id, () => handle(request, response));
      };
      if (tracing) tracing.follow(request, response, id, serve);
      else serve();
    };
  });

/**
 * Starts Next's development server behind the same guard, policy, 404 status, health and jobs.
 * @param loadAddresses reads the current addresses
 */
export const openForDevelopment = (loadAddresses: LoadAddresses) =>
  run(clientLimits, async ({ PORT }, server) => {
    const handle = handleRequests(
      await startNextForDevelopment(server, PORT),
      setDevelopmentPolicy,
      kindsInDevelopment(loadAddresses),
    );
    return (request, response) =>
      void withRequestId(requestIdFrom(undefined), () => handle(request, response));
  });
