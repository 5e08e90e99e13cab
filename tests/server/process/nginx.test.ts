import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '@/tests/programs/nginx.mjs';
import { startProxy, type TestProxy } from '@/tests/programs/proxy';
import { currentRelease } from '@/tests/release';
import { ask } from '@/tests/server/ask';
import { startShop, type TestShop } from '@/tests/shop';

const nginx = findNginx();
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe.skipIf(!nginx)('the nginx of docs/nginx.conf, before two processes', () => {
  let shops: TestShop[] = [];
  let proxy: TestProxy | undefined;
  let url = '';

  beforeAll(async () => {
    shops = await Promise.all([startShop(), startShop()]);
    proxy = await startProxy(shops);
    url = proxy.url;
  });
  afterAll(async () => {
    proxy?.stop();
    await Promise.all(shops.map((shop) => shop.stop()));
  });

  test('a page is fetched once, then served from the cache, in brotli and unchanged', async () => {
    const direct = await ask(`${shops[0]?.url}/bed/zeus`, { headers: browser });
    const first = await ask(`${url}/bed/zeus`, { headers: browser });
    const second = await ask(`${url}/bed/zeus`, { headers: { 'accept-encoding': 'br' } });
    expect([first, second].map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT']);
    for (const reply of [first, second]) {
      expect(reply.headers['content-encoding']).toBe('br');
      expect(reply.body.equals(direct.body)).toBe(true);
      for (const name of [
        'etag',
        'cache-control',
        'content-security-policy',
        'content-type',
        'vary',
      ]) {
        expect(reply.headers[name], name).toBe(direct.headers[name]);
      }
    }
    const again = await ask(`${url}/bed/zeus`, {
      headers: { ...browser, 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('each client gets the encoding that it accepts', async () => {
    for (const [asked, given] of [
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      for (const _ of ['from a process', 'from the cache']) {
        const { headers } = await ask(`${url}/faq`, { headers: { 'accept-encoding': asked } });
        expect(headers['content-encoding'], asked).toBe(given);
      }
    }
  });

  test('a client that prefers Markdown gets it, and no other does', async () => {
    for (const _ of ['from a process', 'from the cache']) {
      const markdown = await ask(`${url}/returns`, { headers: { accept: 'text/markdown' } });
      expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
      const page = await ask(`${url}/returns`, { headers: { accept: 'text/html, */*' } });
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  test('personal, failed and posted answers are not cached', async () => {
    for (const path of ['/cart', '/payment?product=Lit+Zeus&price=9999.99', '/nowhere']) {
      await ask(url + path);
      expect((await ask(url + path)).headers['x-cache'], path).toBe('MISS');
    }
    expect((await ask(`${url}/nowhere`)).status).toBe(404);
    const posted = await ask(`${url}/bed/zeus`, {
      method: 'POST',
      headers: { 'content-length': '0' },
    });
    expect(posted.headers['x-cache']).not.toBe('HIT');
  });

  test('the RSC data of a page is not served as the page', async () => {
    const headers = { ...browser, rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' };
    const sent = await ask(`${url}/terms?_rsc=wrong`, { headers });
    const right = `${url}${sent.headers.location}`;
    for (const _ of ['from a process', 'from the cache']) {
      const data = await ask(right, { headers });
      expect(data.headers['content-type']).toBe('text/x-component');
      expect((await ask(`${url}/terms`, { headers: browser })).headers['content-type']).toMatch(
        /html/,
      );
    }
  });

  test('the metrics of a process are not passed on', async () => {
    const reply = await ask(`${url}/metrics`, { headers: { 'x-forwarded-for': '' } });
    expect(reply.status).toBe(404);
    expect(reply.headers['x-cache']).toBeUndefined();
  });

  test('pictures come from the disk, fonts and scripts from the cache, these in brotli', async () => {
    const picture = await ask(`${url}/social/theogonie.jpg?v=1`);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(picture.headers['x-cache']).toBeUndefined();
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(picture.headers['access-control-allow-origin']).toBeUndefined();
    const model = await ask(`${url}/models/bed/atelier.glb`);
    expect(model.headers).toMatchObject({
      ...{ 'content-type': 'model/gltf-binary', 'access-control-allow-origin': '*' },
      'cross-origin-resource-policy': 'cross-origin',
    });
    const built = join(currentRelease(), 'next', 'static');
    const font = readdirSync(join(built, 'media')).find((name) => name.endsWith('.woff2'));
    await ask(`${url}/_next/static/media/${font}`);
    expect((await ask(`${url}/_next/static/media/${font}`)).headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-cache': 'HIT',
    });
    const script = readdirSync(join(built, 'chunks')).find((name) => name.endsWith('.js'));
    const { headers } = await ask(`${url}/_next/static/chunks/${script}`, { headers: browser });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toContain('immutable');
  });

  test('a stopped process interrupts no visitor, and cached pages are served without any', async () => {
    await ask(`${url}/gallery`, { headers: browser });
    await shops.shift()?.stop();
    for (let turn = 0; turn < 6; turn += 1) expect((await ask(`${url}/cart`)).status).toBe(200);
    await shops.shift()?.stop();
    expect((await ask(`${url}/gallery`, { headers: browser })).status).toBe(200);
    expect((await ask(`${url}/cart`)).status).toBe(502);
  });

  test('a failure is logged with its request id, without token, visitor address or referrer', async () => {
    const token = 'secret-token-of-a-mail';
    const headers = { referer: `http://shop.example/letter?token=${token}`, 'user-agent': token };
    const secret = [`/en/quote/${token}`, `/residence/booking/${token}`];
    for (const path of ['/access', '/en/letter', ...secret, '/my-data/download']) {
      expect((await ask(`${url}${path}?token=${token}`, { headers })).status).toBe(502);
    }
    await expect.poll(() => proxy?.failures()).toMatch(/GET "\/my-data\/download" 502 /);
    expect(proxy?.failures()).toMatch(
      /GET "\/access" 502 upstream="502, 502" .* id=[0-9a-f]{32}$/m,
    );
    expect(proxy?.failures()).toContain('GET "/en/quote/[token]" 502 ');
    expect(proxy?.failures()).toContain('GET "/residence/booking/[token]" 502 ');
    const logs = `${proxy?.failures()}${proxy?.errors()}`;
    for (const text of [token, 'shop.example', '127.0.0.1', '::1'])
      expect(logs).not.toContain(text);
  });
});
