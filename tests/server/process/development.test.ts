// @module-tag matrix
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyShop } from '@/tests/bench/untouched';
import { ask } from '@/tests/server/ask';
import { startShop, type TestShop } from '@/tests/shop';

// Of its own, because its sources are changed.
const folder = mkdtempSync(join(tmpdir(), 'theogonie-development-'));
let shop: TestShop;
beforeAll(async () => {
  copyShop(folder);
  shop = await startShop({}, [join(folder, 'server/dev.mjs')]);
}, 300_000);
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

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

test('a page written since the start is there without another start', async () => {
  const read = async () => {
    const answer = await fetch(`${shop.url}/invented`);
    return { status: answer.status, isThere: (await answer.text()).includes('An invented page') };
  };
  expect(await read()).toEqual({ status: 404, isThere: false });
  const page = join(folder, 'app/[locale]/(house)/invented');
  mkdirSync(page);
  writeFileSync(
    join(page, 'page.tsx'),
    'export default function Invented() { return <h1>An invented page</h1>; }\n',
  );
  const record = join(folder, 'lib/site/pages.ts');
  const records = readFileSync(record, 'utf8');
  writeFileSync(record, records.replace("  '/kept':", "  '/invented': personal,\n  '/kept':"));
  await expect.poll(read, { timeout: 30_000 }).toEqual({ status: 200, isThere: true });
});
