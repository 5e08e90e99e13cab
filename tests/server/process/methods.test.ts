import { expect, test } from 'vitest';
import { ask } from '@/tests/server/ask';
import { exchange } from '@/tests/server/raw';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const readOnly = 'GET, HEAD, OPTIONS';
const withForms = 'GET, HEAD, OPTIONS, POST';

test.each([
  ['/', withForms],
  ['/ru/bed/zeus', withForms],
  ['/cart', withForms],
  ['/unsubscribe/now', withForms],
  ['/nowhere', withForms],
  ['/my-data/download', readOnly],
  ['/en/my-data/download', readOnly],
  ['/healthz', readOnly],
  ['/readyz', readOnly],
  ['/sitemap.xml', readOnly],
  ['/bed/zeus.md', readOnly],
  ['/feeds/products-fr.json', readOnly],
  ['/favicon.ico', readOnly],
  ['/social/theogonie.jpg?v=1', readOnly],
])('%s accepts %s only, and lists them', async (path, allowed) => {
  const options = await ask(shop.url + path, { method: 'OPTIONS' });
  expect([options.status, options.headers.allow, options.body.length]).toEqual([204, allowed, 0]);
  const refused = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'];
  if (allowed === readOnly) refused.push('POST');
  for (const method of refused) {
    const headers = { 'content-length': '0' };
    const { status, headers: got } = await ask(shop.url + path, { method, headers });
    expect([status, got.allow], method).toEqual([405, allowed]);
  }
  const head = await ask(shop.url + path, { method: 'HEAD' });
  const get = await ask(shop.url + path);
  expect([head.status, head.body.length]).toEqual([get.status, 0]);
});

test('a request to tunnel is refused with the methods that exist', async () => {
  const answer = await exchange(shop.url, 'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain(`Allow: ${withForms}`);
  expect((await ask(`${shop.url}/`)).status).toBe(200);
});
