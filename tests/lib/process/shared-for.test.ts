import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedFor } from '@/lib/process/shared-for';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a thousand calls at once or within the time share one result', async () => {
  let times = 0;
  const ask = sharedFor(5_000, async () => ++times);
  expect(new Set(await Promise.all(Array.from({ length: 1_000 }, ask)))).toEqual(new Set([1]));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ask()).toBe(2);
});

test('a failure is shared for the same time, then tried again', async () => {
  let times = 0;
  const ask = sharedFor(5_000, async () => {
    times += 1;
    if (times === 1) throw new Error('full');
    return times;
  });
  await expect(ask()).rejects.toThrow('full');
  await expect(ask()).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await ask()).toBe(2);
});
