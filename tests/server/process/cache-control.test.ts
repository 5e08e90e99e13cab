import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '@/tests/programs/nginx.mjs';
import { startProxy, type TestProxy } from '@/tests/programs/proxy';
import { currentRelease } from '@/tests/release';
import { ask, type Question, type Reply } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';
import { startShop, type TestShop } from '@/tests/shop';

const shop = sharedShop();

const page = 'public, max-age=0, s-maxage=60';
const personal = 'private, no-cache, max-age=0';
const file = 'public, max-age=0';
const forever = 'public, max-age=31536000, immutable';

describe('Cache-Control', () => {
  const [script] = readdirSync(join(currentRelease(), 'next', 'static', 'chunks'));
  const emptyForm = { method: 'POST', headers: { 'content-length': '0' } };
  test.each<[string, Question, number, string]>([
    ['/', {}, 200, page],
    ['/bed/zeus', {}, 200, page],
    ['/bed/zeus', { method: 'HEAD' }, 200, page],
    ['/bed/zeus', { headers: { 'if-none-match': '*' } }, 304, page],
    ['/%62ed/zeus', {}, 200, page],
    ['/bed/zeus?_rsc', { headers: { rsc: '1' } }, 200, page],
    ['/robots.txt', {}, 200, file],
    ['/sitemap.xml', {}, 200, file],
    ['/bed/zeus.md', {}, 200, file],
    ['/bed/zeus', { headers: { accept: 'text/markdown' } }, 200, file],
    ['/feeds/google-fr.xml', {}, 200, file],
    ['/social/theogonie.jpg', {}, 200, file],
    ['/social/theogonie.jpg?v=1', {}, 200, forever],
    ['/social/theogonie.jpg?v=1', { headers: { range: 'bytes=0-9' } }, 206, forever],
    [`/_next/static/chunks/${script}`, {}, 200, forever],
    ['/cart', {}, 200, personal],
    ['/ru/cart?done=added', {}, 200, personal],
    ['/search?q=lit', {}, 200, personal],
    ['/search.json', {}, 200, file],
    ['/kept?add=lit-zeus', {}, 200, personal],
    ['/cart?_rsc', { headers: { rsc: '1' } }, 200, personal],
    ['/which-god', {}, 200, page],
    ['/which-god/012', {}, 200, personal],
    ['/which-god/3', {}, 404, 'no-store'],
    ['/payment-success', {}, 200, 'no-store'],
    ['/my-data', {}, 200, 'no-store'],
    ['/ar/access?token=x', {}, 200, 'no-store'],
    ['/payment', {}, 200, 'no-store'],
    ['/cart', emptyForm, 200, 'no-store'],
    ['/bed/zeus', emptyForm, 200, 'no-store'],
    ['/', { headers: { cookie: 'language=ru' } }, 307, 'no-store'],
    ['/fr/bed/zeus', {}, 308, 'no-store'],
    ['/bed/zeus/', {}, 308, 'no-store'],
    ['/bed/zeus?_rsc=wrong', { headers: { rsc: '1' } }, 307, 'no-store'],
    ['/nowhere', {}, 404, 'no-store'],
    ['/bed/nobody', {}, 404, 'no-store'],
    ['/bed/nobody.md', {}, 404, 'no-store'],
    ['/feeds/google-xx.xml', {}, 404, 'no-store'],
    ['/markdown/bed/zeus', {}, 404, 'no-store'],
    ['/_next/static/nothing.js', {}, 404, 'no-store'],
    ['/my-data/download', {}, 403, 'no-store'],
    ['/unsubscribe/now?token=x', {}, 303, 'no-store'],
    ['/healthz', {}, 200, 'no-store'],
    ['/%zz', {}, 400, 'no-store'],
    ['/bed/zeus', { method: 'PUT' }, 405, 'no-store'],
    ['/bed/zeus', { method: 'OPTIONS' }, 204, 'no-store'],
    ['/social/theogonie.jpg?v=1', { headers: { range: 'bytes=99999999-' } }, 416, 'no-store'],
  ])('of %s %j, answered %i: %s', async (path, question, status, cacheControl) => {
    const reply = await ask(shop.url + path, question);
    expect([reply.status, reply.headers['cache-control']]).toEqual([status, cacheControl]);
  });

  test('a page varies by its encoding and the router, the home page by the language of a cookie too', async () => {
    const varyOf = async (path: string, headers = {}) =>
      String((await ask(shop.url + path, { headers })).headers.vary).toLowerCase();
    for (const path of ['/', '/ru', '/bed/zeus']) {
      for (const [query, headers] of [
        ['', {}],
        ['', { 'accept-encoding': 'br' }],
        ['?_rsc', { rsc: '1' }],
      ] as const) {
        const vary = await varyOf(path + query, headers);
        for (const name of ['accept-encoding', 'rsc', 'next-router-state-tree']) {
          expect(vary, path + query).toContain(name);
        }
        expect(vary.includes('cookie'), path + query).toBe(path === '/');
      }
    }
    expect(await varyOf('/', { cookie: 'language=ru' })).toContain('cookie');
  });
});

const paths = ['/', '/bed/kratos', '/ru/gallery', '/robots.txt', '/cart', '/nowhere'];

/** Request headers of a client; the first of each is absent. */
const variations: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['next-action', ['', 'x', '0'.repeat(42)]],
  ['rsc', ['', '1', '0', ' ', '1, 1']],
  ['next-router-prefetch', ['', '1', '2', 'x']],
  ['next-router-segment-prefetch', ['', '/_tree', '/_full', 'x']],
  ['next-router-state-tree', ['', '%5B%22%22%5D', '%', '[]']],
  ['next-url', ['', '/bed/zeus', '//evil.example']],
  ['purpose', ['', 'prefetch']],
  ['sec-purpose', ['', 'prefetch;prerender']],
  ['x-middleware-prefetch', ['', '1']],
  ['x-nextjs-data', ['', '1']],
  [
    'cookie',
    [
      '',
      '__prerender_bypass=1; __next_preview_data=1',
      'session=x; language=fr',
      'language=ru',
      'language=xx; __prerender_bypass',
    ],
  ],
  ['host', ['', 'evil.example', 'evil.example:8080']],
  ['x-forwarded-host', ['', 'evil.example']],
  ['x-forwarded-proto', ['', 'https']],
  ['range', ['', 'bytes=0-9', 'bytes=9999999-']],
  ['if-none-match', ['', '*', '"x"']],
  ['accept-encoding', ['', 'gzip', 'br;q=0, gzip', 'BR', 'zstd, br', 'identity', '*;q=0']],
  ['accept', ['', 'text/x-component', 'image/avif']],
];
const methods = ['GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE'];

/** Request `n`: each part cycles through its values with its own period, so that many combinations occur. */
function question(n: number): Question {
  const headers = variations.flatMap(([name, values], part) => {
    const at = (n * (part + 3) + Math.floor(n / (part + 2))) % (values.length * 2);
    const value = values[at];
    // A blank is an empty header, which differs from an absent one.
    return value ? [[name, value.trim()] as const] : [];
  });
  return { method: methods[n % methods.length], headers: Object.fromEntries(headers) };
}

/** The parts of an answer that do not differ by moment and connection. */
function lasting({ status, headers, body }: Reply) {
  const { date, connection, server, 'keep-alive': _, 'x-cache': __, ...rest } = headers;
  return { status, headers: rest, body: body.toString('latin1') };
}

describe.skipIf(!findNginx())('behind the nginx of docs/nginx.conf', () => {
  let proxy: TestProxy;
  let other: TestShop;
  beforeAll(async () => {
    other = await startShop();
    proxy = await startProxy([shop, other]);
  });
  afterAll(async () => {
    proxy?.stop();
    await other.stop();
  });

  test('no request of 200 changes what the next visitor gets from the cache', async () => {
    const visitors = ['br', 'gzip', ''].map((encoding) => ({
      headers: encoding ? { 'accept-encoding': encoding } : undefined,
    }));
    const visit = async (url: string) => {
      const replies = paths.flatMap((path) => visitors.map((visitor) => ask(url + path, visitor)));
      return (await Promise.all(replies)).map(lasting);
    };
    const isStatic = (_: unknown, n: number) => n < visitors.length * paths.indexOf('/cart');
    const before = await visit(shop.url);
    const host = new URL(proxy.url).host;
    for (let n = 0; n < 200; n += 1) {
      const { method, headers } = question(n);
      // The cache has a copy for each host; most requests ask for the one that visitors get.
      const told = n % 4 === 0 ? headers : { ...headers, host };
      for (const path of paths) await ask(proxy.url + path, { method, headers: told });
    }
    const after = await visit(proxy.url);
    expect(after.filter(isStatic)).toEqual(before.filter(isStatic));
    for (const [n, { status, headers }] of after.entries()) {
      expect([status, headers['cache-control']]).toEqual([
        before[n]?.status,
        before[n]?.headers['cache-control'],
      ]);
    }
    expect((await visit(shop.url)).filter(isStatic)).toEqual(before.filter(isStatic));
  });

  test('an empty or repeated RSC header does not replace a page in the cache', async () => {
    const before = await ask(`${shop.url}/bed/kratos`);
    for (const rsc of [[''], ['', '1'], ['1', '']]) {
      await ask(`${proxy.url}/bed/kratos?${rsc}`, { headers: { rsc } });
      const reply = await ask(`${proxy.url}/bed/kratos?${rsc}`);
      expect(lasting(reply)).toEqual(lasting(before));
    }
  });
});
