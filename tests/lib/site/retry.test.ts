import { expect, test } from 'vitest';
import { waitMs, withRetries } from '@/lib/site/retry';

/** A call that fails with each of these in turn and then succeeds; the waits are written down. */
async function callFailing(failures: readonly unknown[]) {
  const waits: number[] = [];
  let calls = 0;
  const answer = await withRetries(
    async () => {
      calls += 1;
      if (calls <= failures.length) throw failures[calls - 1];
      return 'done';
    },
    (error) => error === actionGone,
    async (ms) => {
      waits.push(ms);
    },
  ).catch((error: unknown) => error);
  return { answer, calls, waits };
}

const networkError = new TypeError('fetch failed');
/** What Next throws for an answer that is none of an action, as the error page of a proxy. */
const badGateway = new Error('An unexpected response was received from the server.');
const thrownByServer = Object.assign(new Error('the action threw'), { digest: '1234567890' });

/** What Next throws for an action that the server does not know. */
const actionGone = new Error('Server Action was not found on the server.');

test('waits double from one second up to thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(waitMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('a call that succeeds is made once', async () => {
  expect(await callFailing([])).toEqual({ answer: 'done', calls: 1, waits: [] });
});

test('a network failure is retried after one, two and four seconds', async () => {
  expect(await callFailing([networkError])).toEqual({ answer: 'done', calls: 2, waits: [1000] });
  expect(await callFailing([networkError, networkError, networkError])).toEqual({
    answer: 'done',
    calls: 4,
    waits: [1000, 2000, 4000],
  });
});

test('a failure is returned after three retries', async () => {
  const { answer, calls } = await callFailing([1, 2, 3, 4, 5].map(() => networkError));
  expect(answer).toBe(networkError);
  expect(calls).toBe(4);
});

test('the error page of a proxy is retried', async () => {
  const answer = await callFailing([badGateway, networkError]);
  expect(answer).toEqual({ answer: 'done', calls: 3, waits: [1000, 2000] });
});

test('an error thrown by the action on the server is not retried', async () => {
  const answer = await callFailing([thrownByServer]);
  expect(answer).toEqual({ answer: thrownByServer, calls: 1, waits: [] });
  expect((await callFailing([networkError, thrownByServer])).calls).toBe(2);
});

test('an error of a missing action is not retried', async () => {
  expect(await callFailing([actionGone])).toEqual({ answer: actionGone, calls: 1, waits: [] });
});
