import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '@/tests/server/ask';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({}, ['server/dev.mjs']);
});
afterAll(() => shop.stop());

test('`npm run dev` serves pages with a policy, the status 404, public files and health', async () => {
  const page = await ask(`${shop.url}/faq`);
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect((await ask(`${shop.url}/nowhere`)).status).toBe(404);
  expect((await ask(`${shop.url}/social/theogonie.jpg`)).status).toBe(200);
  expect((await ask(`${shop.url}/healthz`)).status).toBe(200);
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
  expect((await ask(`${shop.url}/cart`, foreign)).status).toBe(403);
});
