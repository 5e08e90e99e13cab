import { waitMs } from '@/lib/site/retry';
import type { Attempt } from './mail-worker';

/**
 * Spares a mail server that does not answer: all mails pause, then one is tried at a time, after 1, 2, 4 … at most
 * 30 seconds, until the server answers.
 * @param resume called when mails may be tried again
 */
export function mailPause(resume: () => void) {
  /** Faults in a row. */
  let faults = 0;
  let timer: NodeJS.Timeout | undefined;
  let isTrying = false;

  const pause = () => {
    timer = setTimeout(() => {
      timer = undefined;
      resume();
    }, waitMs(faults));
    timer.unref();
    faults += 1;
  };

  /** Tries a mail when the last one failed by the server's fault. */
  const probe = async (work: (isProbe: boolean) => Promise<Attempt>) => {
    isTrying = true;
    try {
      return await work(true);
    } finally {
      isTrying = false;
    }
  };

  return {
    /**
     * Tries a mail, unless mails are paused.
     * @param work gets whether it is the probe for all mails
     * @returns `paused` when it was not tried
     */
    async attempt(work: (isProbe: boolean) => Promise<Attempt>): Promise<Attempt | 'paused'> {
      if (timer || isTrying) return 'paused';
      const before = faults;
      const outcome = await (before > 0 ? probe(work) : work(false));
      // Of several that were being sent the first counts.
      if (outcome === 'away' && faults === before) pause();
      if ((outcome === 'sent' || outcome === 'unable') && before > 0) {
        faults = 0;
        resume();
      }
      return outcome;
    },
    end: () => clearTimeout(timer),
  };
}
