import { beforeEach, expect, test, vi } from 'vitest';
import { currentRequest, withRequestId } from '@/lib/process/request-id';

beforeEach(() => vi.resetModules());

/** What is noted of a request whose page throws, where Next runs that page in a runtime. */
async function noted(runtime: string) {
  vi.stubEnv('NEXT_RUNTIME', runtime);
  const { onRequestError } = await import('@/instrumentation');
  return withRequestId('a-request-of-a-test', async () => {
    await onRequestError(new Error('why'));
    return currentRequest()?.failure?.message;
  });
}

test('the request whose page throws has the cause', async () => {
  expect(await noted('nodejs')).toBe('why');
});

test('for the Edge Runtime, which lacks modules of Node, nothing is loaded', async () => {
  expect(await noted('edge')).toBeUndefined();
});
