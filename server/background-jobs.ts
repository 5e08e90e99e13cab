import { hasDatabase } from '@/db/client';
import { claimDaily, deleteExpired } from '@/db/retention';
import { log } from '@/lib/log';

import { onMailQueued } from '@/lib/mail-signal';
import { sendNext } from './mail-worker';

/** A mail just written leaves at once; this is for those that failed before. */
const roundMs = 30_000;

/** Sends every mail that is due, and once a day forgets what was kept long enough. */
async function round(isStopped: () => boolean): Promise<void> {
  if (!hasDatabase()) return;
  while (!isStopped() && (await sendNext()));
  if (isStopped() || !(await claimDaily('retention'))) return;
  log().info({ event: 'retention', gone: await deleteExpired() }, 'kept long enough');
}

/**
 * Starts the work that no visitor waits for. One round at a time; a database that is away ends a
 * round, and the next one tries again.
 * @returns the way to stop: resolves once the round under way has ended
 */
export function startBackgroundJobs(): () => Promise<void> {
  let isStopped = false;
  let isAsked = false;
  let running: Promise<void> | undefined;

  const start = () => {
    isAsked = true;
    if (running || isStopped) return;
    running = (async () => {
      while (isAsked && !isStopped) {
        isAsked = false;
        await round(() => isStopped).catch((error: unknown) => {
          const reason = error instanceof Error ? error.name : 'unknown';
          log().warn({ event: 'round-failed', reason }, 'mails and retention wait');
        });
      }
      running = undefined;
    })();
  };

  const timer = setInterval(start, roundMs);
  timer.unref();
  onMailQueued(start);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    onMailQueued(undefined);
    await running;
  };
}
