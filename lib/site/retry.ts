/** How often an action that got no answer is called again. */
const actionRetries = 3;
const longestWaitMs = 30_000;

/** How long to wait before retry `n`, counted from 0, in milliseconds: 1 s, 2 s, 4 s, never above 30 s. */
export function waitMs(n: number): number {
  return Math.min(1000 * 2 ** n, longestWaitMs);
}

/** Whether an action threw on the server: React gives such an error a `digest`. */
function isThrownByServer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'digest' in error;
}

/**
 * Calls an action, and again, at most three times, while the shop gives no answer: no network, or the
 * error page of a proxy. What the shop answers or throws is final. A repeated call must be harmless.
 * @param isFinal whether calling again cannot help after an error
 * @throws the error of the last call
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  isFinal: (error: unknown) => boolean,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<T> {
  for (let n = 0; ; n += 1) {
    try {
      return await call();
    } catch (error) {
      if (isThrownByServer(error) || isFinal(error) || n >= actionRetries) throw error;
      await wait(waitMs(n));
    }
  }
}
