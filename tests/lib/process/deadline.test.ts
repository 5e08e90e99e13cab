import { expect, test, vi } from 'vitest';
import { DeadlineError, withDeadline } from '@/lib/process/deadline';

test('an answer in time is handed on, and the clock is stopped', async () => {
  vi.useFakeTimers();
  expect(await withDeadline(Promise.resolve('here'), 1000)).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a failure in time is handed on as it is, and the clock is stopped', async () => {
  vi.useFakeTimers();
  const failure = new Error('no');
  await expect(withDeadline(Promise.reject(failure), 1000)).rejects.toBe(failure);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('what takes too long fails at the deadline, not before', async () => {
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
