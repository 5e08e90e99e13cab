import { isReady } from '@/db/process/readiness';

type Health = { readonly status: number; readonly body: string };

const answer = (status: number, facts: Readonly<Record<string, boolean>>): Health => ({
  status,
  body: `${JSON.stringify(facts)}\n`,
});

/**
 * Answers health checks: `/healthz` while the process runs, `/readyz` while its database answers, is migrated
 * and takes writes. @returns `undefined` for any other path
 */
export async function healthOf(path: string): Promise<Health | undefined> {
  if (path === '/healthz') return answer(200, { alive: true });
  if (path !== '/readyz') return undefined;
  const ready = await isReady().catch(() => false);
  return answer(ready ? 200 : 503, { ready });
}
