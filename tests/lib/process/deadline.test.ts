import { expect, test, vi } from 'vitest';
import { DeadlineError, withDeadline } from '@/lib/process/deadline';

test('an answer in time is returned, and the timer is cleared', async () => {
  vi.useFakeTimers();
  expect(await withDeadline(Promise.resolve('here'), 1000)).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a failure in time is passed on, and the timer is cleared', async () => {
  vi.useFakeTimers();
  const failure = new Error('no');
  await expect(withDeadline(Promise.reject(failure), 1000)).rejects.toBe(failure);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a slow answer fails at the deadline, and not before', async () => {
  vi.useFakeTimers();
  let failure: unknown;
  const never = new Promise<never>(() => {});
  const waiting = withDeadline(never, 5000).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(4999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(failure).toBeInstanceOf(DeadlineError);
  expect(failure).toHaveProperty('message', 'no answer within 5000 ms');
  vi.useRealTimers();
});
