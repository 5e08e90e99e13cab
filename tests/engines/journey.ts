import { test as base, expect, inject } from 'vitest';
import { openFirefox } from './firefox';
import { type Page, pageOf } from './page';
import { openWebKit } from './webkit';

/** Opens a browser of the engine that this run is about. */
function openSession() {
  const [firefox, webkit] = [inject('firefox'), inject('webkit')];
  if (firefox) return openFirefox(firefox);
  if (webkit) return openWebKit(webkit);
  throw new Error('no engine was started');
}

/** A test with a browser that nobody has used, whose console must stay empty. */
export const test = base.extend<{ page: Page; shopUrl: string }>({
  shopUrl: inject('shopUrl'),
  page: async ({ shopUrl }, use) => {
    const session = await openSession();
    try {
      await session.resize(1280, 900);
      const page = pageOf(session, shopUrl);
      await use(page);
      expect(await page.complaints()).toEqual([]);
    } finally {
      await session.end();
    }
  },
});

export { expect };
