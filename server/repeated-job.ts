import { log } from '@/lib/process/log';

export type Job = {
  /** Starts the work: at once, or again after the run in progress. */
  readonly start: () => void;
  /** Resolves when the run in progress has ended. */
  readonly ended: () => Promise<void> | undefined;
};

/** Work that runs one at a time. An error, such as an unavailable database, ends a run; the next one tries again. */
export function repeatedJob(work: () => Promise<void>): Job {
  let isAsked = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await work().catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        log().warn({ event: 'jobs-failed', reason }, 'mails and retention are postponed');
      });
    }
    running = undefined;
  };
  const start = () => {
    isAsked = true;
    running ??= run();
  };
  return { start, ended: () => running };
}
