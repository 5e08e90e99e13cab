import { afterAll, beforeAll } from 'vitest';
import { startShop, type TestShop } from '@/tests/shop';

/**
 * A shop for the tests of one file, for those that change what others would notice, or need settings of their own: started
 * before them, stopped after them, with its data.
 */
export function ownShop(settings: Readonly<Record<string, string>> = {}) {
  let started: TestShop | undefined;
  beforeAll(async () => {
    started = await startShop(settings);
  });
  afterAll(() => started?.stop());
  const shop = () => {
    if (!started) throw new Error('the shop is started before the tests, not before their file');
    return started;
  };
  return {
    get url() {
      return shop().url;
    },
    get dataDir() {
      return shop().dataDir;
    },
  };
}
