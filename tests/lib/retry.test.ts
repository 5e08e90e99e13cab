import { expect, test } from 'vitest';
import { waitMs, withRetries } from '@/lib/retry';

/** A call that fails with each of these in turn and then succeeds; the waits are written down. */
async function attempt(failures: readonly unknown[], status = 0) {
  const waits: number[] = [];
  let calls = 0;
  const answer = await withRetries(
    async () => {
      calls += 1;
      if (calls <= failures.length) throw failures[calls - 1];
      return 'done';
    },
    () => status,
    async (ms) => {
      waits.push(ms);
    },
  ).catch((error: unknown) => error);
  return { answer, calls, waits };
}

const networkError = new TypeError('fetch failed');
const refusal = new Error('the server said no');

test('waits double from one second and stop growing at thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(waitMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test('what succeeds is called once', async () => {
  expect(await attempt([])).toEqual({ answer: 'done', calls: 1, waits: [] });
});

test('a network failure is retried after one, two and four seconds', async () => {
  expect(await attempt([networkError])).toEqual({ answer: 'done', calls: 2, waits: [1000] });
  expect(await attempt([networkError, networkError, networkError])).toEqual({
    answer: 'done',
    calls: 4,
    waits: [1000, 2000, 4000],
  });
});

test('after three retries the failure stands', async () => {
  const { answer, calls } = await attempt([1, 2, 3, 4, 5].map(() => networkError));
  expect(answer).toBe(networkError);
  expect(calls).toBe(4);
});

test.each([502, 503, 504])('a %i is retried', async (status) => {
  expect((await attempt([refusal], status)).calls).toBe(2);
});

test.each([0, 200, 400, 404, 409, 429, 500, 501, 505])('a %i is not', async (status) => {
  expect(await attempt([refusal], status)).toEqual({ answer: refusal, calls: 1, waits: [] });
});
