const retries = 3;
const longestWaitMs = 30_000;
/** Answers of a proxy whose server is away; anything else is an answer. */
const passing = [502, 503, 504];

/** How long to wait before try `n` + 1, in milliseconds: 1 s, 2 s, 4 s, never above 30 s. */
export function waitMs(n: number): number {
  return Math.min(1000 * 2 ** n, longestWaitMs);
}

/**
 * Calls again, at most three times, when a call failed on its way: no network, or a 502, 503 or 504.
 * What the server itself answered, errors included, is never asked for twice.
 * @param lastStatus HTTP status of the most recent answer, 0 when there was none.
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  lastStatus: () => number,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<T> {
  for (let n = 0; ; n += 1) {
    try {
      return await call();
    } catch (error) {
      const isPassing = error instanceof TypeError || passing.includes(lastStatus());
      if (!isPassing || n >= retries) throw error;
      await wait(waitMs(n));
    }
  }
}
