import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/process/log';
import { warmRoutes } from '@/server/warm-routes';
import { sendPaper } from '@/use-cases/orders/send-paper';

afterEach(() => vi.useRealTimers());

test('the route of papers is loaded once, a moment after the start', async () => {
  vi.useFakeTimers();
  const asked: (string | undefined)[] = [];
  warmRoutes(async ({ url }) => {
    asked.push(url);
  });
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(['/orders/0/invoice.pdf']);
});

test('a route that cannot be loaded ahead stops nothing', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(log(), 'warn').mockReturnValue();
  warmRoutes(() => Promise.reject(new Error('broken')));
  await vi.runAllTimersAsync();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('what no order can have is answered without cookies, limits and the database', async () => {
  const find = vi.fn();
  expect((await sendPaper('0', 'fr', find)).status).toBe(404);
  expect(find).not.toHaveBeenCalled();
});
