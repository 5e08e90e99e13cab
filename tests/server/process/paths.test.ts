import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '@/tests/server/ask';
import { exchange } from '@/tests/server/raw';
import { variant } from '@/tests/server/variant';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  agent.destroy();
  await shop.stop();
});

/** Requests an address on a connection that stays open. @returns milliseconds */
function timeOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(shop.url, { path, agent }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - began));
    }).once('error', reject);
  });
}

/** The shortest of many times: what else the machine does only makes them longer. */
async function fastestOf(path: string): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 41; n += 1) fastest = Math.min(fastest, await timeOf(path));
  return fastest;
}

for (const [index, part] of [
  '/',
  '.',
  '%2f',
  '%41',
  '%',
  '-aaaa',
  '.aaaaaaaa',
  '%2e%2e/',
  '?v=',
  '?',
].entries())
  test(`a path of many ${part} takes about as long as a short one`, variant(index), async () => {
    // One alone may be another address: `/.` is the home page.
    const short = Math.max(await fastestOf(`/${part}`), await fastestOf(`/${part}x`));
    for (const length of [2_000, 15_000]) {
      const long = `/${part.repeat(Math.floor(length / part.length))}`;
      expect(await fastestOf(long), `${length} characters`).toBeLessThan(10 * short + 5);
      expect(await fastestOf(`${long}x`), `${length} characters`).toBeLessThan(10 * short + 5);
    }
  });

test('a path longer than any of the shop is answered 414, a long query is not', async () => {
  expect((await ask(`${shop.url}/${'a'.repeat(2_048)}`)).status).toBe(414);
  expect((await ask(`${shop.url}/${'a'.repeat(2_047)}`)).status).toBe(404);
  expect((await ask(`${shop.url}/bed/zeus?${'a'.repeat(10_000)}`)).status).toBe(200);
});

test('a query of more parameters than any page reads is refused before it takes time', async () => {
  const search = (count: number) => `${shop.url}/search?q=?${'&q=lit'.repeat(count - 1)}`;
  expect((await ask(search(100))).status).toBe(200);
  expect((await ask(search(101))).status).toBe(400);
});

test.each([
  '/_next/../package.json',
  '/_next/%2e%2e/package.json',
  '/_next/static/../BUILD_ID',
  '/_next/static/%2e%2e/BUILD_ID',
  '/_next/static/nothing.js',
  '/_next/image?url=%2Fsocial%2Ftheogonie.jpg&w=3840&q=75',
  '/_next/data/x/index.json',
  '/_next/',
  '/%5fnext/image?url=%2Fsocial%2Ftheogonie.jpg&w=64&q=75',
])('%s is no file of the build: 404', async (path) => {
  const answer = await exchange(
    shop.url,
    `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('<html');
});
