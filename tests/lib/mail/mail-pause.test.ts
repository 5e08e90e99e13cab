import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailPause } from '@/server/mail/mail-pause';
import type { Attempt } from '@/server/mail/mail-worker';
import { repeatedJob } from '@/server/repeated-job';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Four lanes that send until nothing is due, as the background jobs do. */
function fourLanes(attempt: (isProbe: boolean) => Promise<Attempt>) {
  const pause = mailPause(() => start());
  const send = async () => {
    for (let last = ''; last !== 'paused' && last !== 'none due'; ) {
      last = await pause.attempt(attempt);
    }
  };
  const lanes = Array.from({ length: 4 }, () => repeatedJob(send));
  const start = () => {
    for (const lane of lanes) lane.start();
  };
  return { start, pause };
}

test('an unreachable mail server is tried every 30 seconds with one mail, then all mails are sent', async () => {
  let isAway = true;
  let [waiting, asked, atOnce, most] = [5_000, 0, 0, 0];
  const { start } = fourLanes(async () => {
    if (waiting === 0) return 'none due';
    waiting -= 1;
    asked += 1;
    atOnce += 1;
    if (asked > 4) most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    if (!isAway) return 'sent';
    waiting += 1;
    return 'away';
  });
  start();
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(asked).toBeGreaterThan(200);
  expect(asked).toBeLessThan(250);
  expect(most).toBe(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([waiting, most]).toEqual([0, 4]);
});

test('a mail that cannot be sent does not pause the others, and a probe can be of any class', async () => {
  const outcomes: Attempt[] = ['unable', 'away', 'none due', 'unable', 'sent', 'none due'];
  const probes: boolean[] = [];
  const { pause } = fourLanes(async () => 'none due');
  for (let n = 0; n < outcomes.length; n += 1) {
    await pause.attempt(async (isProbe) => {
      probes.push(isProbe);
      return outcomes[n] ?? 'none due';
    });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(probes).toEqual([false, false, true, true, false, false]);
});
