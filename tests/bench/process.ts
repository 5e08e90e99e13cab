import { readFileSync } from 'node:fs';
import { sitemapPaths } from '@/lib/site/routes';
import { ask } from '../server/ask';
import { startShop, type TestShop } from '../shop';
import { note } from './figures';

/** Resident memory of a process in megabytes; only Linux tells. */
export function memoryMb({ process: { pid } }: TestShop): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function noteMemory(what: string, shop: TestShop): void {
  const value = memoryMb(shop);
  if (value !== undefined) note({ what, value, unit: 'MB' });
}

/** How long the shop takes to open once it is built, and what it holds. */
export async function benchProcess(
  database: string,
  settings: Record<string, string>,
): Promise<void> {
  const began = performance.now();
  const shop = await startShop(settings);
  try {
    const value = (performance.now() - began) / 1000;
    note({ what: `start, ${database}`, value, unit: 's' });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    noteMemory(`memory at rest, ${database}`, shop);
    const paths = sitemapPaths;
    for (let n = 0; n < 1000; n += 1) {
      await ask(shop.url + paths[n % paths.length], { headers: { 'accept-encoding': 'br' } });
    }
    noteMemory(`memory after 1 000 pages, ${database}`, shop);
  } finally {
    await shop.stop();
  }
}
