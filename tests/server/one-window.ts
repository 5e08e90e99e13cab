import type { Limit } from '@/lib/process/limits';

/**
 * Tries what a rate limit counts, with a shop of its own. When it fails and a window of the limit began on the
 * way, so that the counter was 0 again, it is tried once more.
 */
export async function inOneWindow({ seconds }: Limit, attempt: () => Promise<void>): Promise<void> {
  const current = () => Math.floor(Date.now() / 1000 / seconds);
  const first = current();
  try {
    await attempt();
  } catch (error) {
    if (current() === first) throw error;
    await attempt();
  }
}
