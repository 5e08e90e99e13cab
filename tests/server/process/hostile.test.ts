import { describe, expect, test } from 'vitest';
import { ask } from '@/tests/server/ask';
import { exchange, statusesIn } from '@/tests/server/raw';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const request = (...lines: string[]) => exchange(shop.url, `${lines.join('\r\n')}\r\n\r\n`);

describe('a foreign host', () => {
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
    'x-original-url': '/my-data',
    'x-rewrite-url': '/my-data',
  };
  test.each([
    '/',
    '/bed/zeus',
    '/cart',
    '/payment?product=Lit+Zeus',
    '/fr/bed/zeus',
    '/bed/zeus/',
    '/unsubscribe/now?token=x',
    '/sitemap.xml',
    '/nowhere',
  ])('does not appear in the answer to %s', async (path) => {
    const reply = await ask(shop.url + path, { headers: evil });
    const usual = await ask(shop.url + path);
    expect(reply.status).toBe(usual.status);
    expect(reply.headers.location).toBe(usual.headers.location);
    expect(JSON.stringify(reply.headers) + String(reply.body)).not.toContain('evil.example');
  });
});

test.each([
  '//evil.example',
  '//evil.example/',
  '//evil.example/%2e%2e/',
  '/\\evil.example',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/fr//evil.example',
  '/fr/%2fevil.example/',
  '/fr/\\evil.example/',
  '/.evil.example/',
  '/evil.example%0d%0aset-cookie:x=1/',
  'http://evil.example/',
  'http://evil.example//evil.example/',
])('%s does not redirect to another host', async (path) => {
  const answer = await request(`GET ${path} HTTP/1.1`, 'host: a', 'connection: close');
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const [status = 0] = statusesIn(answer);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
  const [, location = '/'] = /^location: (.*)$/im.exec(head) ?? [];
  expect(new URL(location, 'http://ours.example').host).toBe('ours.example');
  expect(head).not.toMatch(/^set-cookie: x/im);
});

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/social/../../package.json',
  '/social/..%2f..%2fpackage.json',
  '/social/theogonie.jpg/../../../package.json',
  '/social/%00theogonie.jpg',
  '/.data/quote-secret',
  '/.releases',
  '/.env',
  '/.git/config',
  '/package.json',
  '/server.mjs',
  '/next/BUILD_ID',
])('%s is not served as a file', async (path) => {
  const answer = await request(`GET ${path} HTTP/1.1`, 'host: a', 'connection: close');
  const [status = 0] = statusesIn(answer);
  expect(status).toBeGreaterThanOrEqual(300);
  expect(status).toBeLessThan(500);
  expect(answer).not.toMatch(/"private": true|root:x:|\[core\]/);
});

describe('a request that two servers could read differently', () => {
  const hidden = 'GET /nowhere HTTP/1.1\r\nhost: a\r\nx: ';
  test.each([
    [
      'a length and chunks',
      ['content-length: 4', 'transfer-encoding: chunked', '', '0', '', hidden],
    ],
    ['two lengths', ['content-length: 0', `content-length: ${hidden.length}`, '', hidden]],
    ['a length that is none', ['content-length: +3', '', 'abc']],
    ['a length with a point', ['content-length: 3.0', '', 'abc']],
    ['chunks in a strange spelling', ['transfer-encoding: xchunked', '', '0', '', hidden]],
    ['chunks named twice', ['transfer-encoding: chunked, identity', '', '0', '', hidden]],
    ['a space before the colon', ['content-length : 3', '', 'abc']],
    ['a folded header', ['x: a', ' b: c', '', '']],
    ['a bare line feed', ['x: a\nb: c', '', '']],
    ['a null in a header', ['x: a\0b', '', '']],
  ])('with %s is refused, and its connection closed', async (_, lines) => {
    const answer = await request('POST /cart HTTP/1.1', 'host: a', ...lines);
    const statuses = statusesIn(answer);
    expect(statuses.at(-1)).toBeGreaterThanOrEqual(400);
    expect(statuses.at(-1)).toBeLessThan(500);
    expect(statuses).not.toContain(404);
  });

  test('without a host, or with two, is refused', async () => {
    expect(statusesIn(await request('GET / HTTP/1.1'))).toEqual([400]);
    const two = ['host: a', 'host: b', 'connection: close'];
    expect(statusesIn(await request('GET / HTTP/1.1', ...two))[0]).toBeLessThan(500);
  });
});

test('floods of headers are refused without harm', async () => {
  const many = Array.from({ length: 2_500 }, (_, n) => `x-${n}: ${n}`);
  expect(statusesIn(await request('GET /cart HTTP/1.1', 'host: a', ...many))).toEqual([431]);
  const cookies = `cookie: ${'a=b; '.repeat(2_500)}`;
  const answer = await request('GET /cart HTTP/1.1', 'host: a', 'connection: close', cookies);
  expect(statusesIn(answer)).toEqual([200]);
  expect(
    statusesIn(await request('GET / HTTP/1.1', 'host: a', `x: ${'a'.repeat(20_000)}`)),
  ).toEqual([431]);
  expect((await ask(`${shop.url}/`)).status).toBe(200);
});

test('HTTP/2 without an upgrade is answered 505', async () => {
  const answer = await exchange(shop.url, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  expect(statusesIn(answer)).toEqual([505]);
  expect(answer).toMatch(/connection: close[\s\S]*\r\n\r\n505$/i);
});

test.each(['/my-data%2fdownload', '/en%2Fcart', '/bed%5czeus', '/%2fcart', '/bed/zeus%2f'])(
  '%s is not the page that it would name decoded',
  async (path) => {
    expect((await ask(shop.url + path)).status).toBe(400);
  },
);

test.each([
  ['/fr', '/'],
  ['/fr?x=1&y=%C3%A9', '/?x=1&y=%C3%A9'],
  ['/fr/', '/'],
  ['/fr/?x=1', '/?x=1'],
  ['/fr/bed/zeus?x=1', '/bed/zeus?x=1'],
])('%s is redirected to %s', async (path, target) => {
  const { status, headers } = await ask(shop.url + path);
  expect([status, headers.location]).toEqual([308, target]);
});
