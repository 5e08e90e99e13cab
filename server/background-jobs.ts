import { hasDatabase } from '@/db/client';
import { deleteEndedWindows } from '@/db/limits';
import { claimJob, deleteExpired } from '@/db/retention';
import { log } from '@/lib/log';
import { onMailQueued } from '@/lib/mail-signal';
import { sendNext } from './mails/mail-worker';

/** A queued mail is sent at once; the timer is for mails that failed before. */
const roundMs = 30_000;

/** Sends every mail that is due, and deletes what has expired: counters once an hour, all else once a day. */
async function round(isStopped: () => boolean): Promise<void> {
  if (!hasDatabase()) return;
  while (!isStopped() && (await sendNext()));
  if (!isStopped() && (await claimJob('limits', 1))) await deleteEndedWindows();
  if (isStopped() || !(await claimJob('retention', 24))) return;
  log().info({ event: 'retention', gone: await deleteExpired() }, 'expired records deleted');
}

/**
 * Starts the work that no visitor waits for. One round runs at a time; an unavailable database ends a
 * round, and the next one tries again.
 * @returns a function that stops it and resolves once the current round has ended
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
          log().warn({ event: 'jobs-failed', reason }, 'mails and retention are postponed');
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
