import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticPolicy } from '@/lib/process/csp';
import { strangerAddresses } from '@/server/answers/addresses';
import { ask } from '@/tests/server/ask';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const browser = { 'accept-encoding': 'br' };
/** What a page shows: its markup without scripts, preloads and the nonce of a page that is made for a request. */
const shown = (html: string) =>
  html.replace(/<script\b.*?<\/script>|<link rel="preload"[^>]*>| nonce="[^"]*"/gs, '');

test('a stranger gets the recorded page, and it is the one that is made for a stranger', async () => {
  expect(strangerAddresses()).toHaveLength(25);
  for (const path of strangerAddresses()) {
    const recorded = await ask(shop.url + path, { headers: browser });
    expect([recorded.status, typeof recorded.headers.etag], path).toEqual([200, 'string']);
    expect(recorded.headers['cache-control'], path).toBe('private, no-cache, max-age=0');
    const html = recorded.body.toString();
    expect(recorded.headers['content-security-policy'], path).toContain(
      staticPolicy(html)
        .split(';')
        .find((part) => part.includes('script-src')) ?? '-',
    );
    const made = await ask(shop.url + path, { headers: { ...browser, cookie: 'unknown=1' } });
    expect(made.headers.etag, path).toBeUndefined();
    expect(shown(html) === shown(made.body.toString()), path).toBe(true);
  }
});

test('whoever has a cookie, a query or a posted form gets a page of their own', async () => {
  const isMade = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(shop.url + path, { headers: { ...browser, ...headers } })).headers.etag ===
    undefined;
  expect(await isMade('/cart')).toBe(false);
  expect(await isMade('/it/cart', { cookie: 'language=it' })).toBe(false);
  for (const cookie of [
    'session=forged',
    '__Host-session=forged',
    'language=it; session=forged',
    'session=; language=it',
    'summary=x',
    'delivery=CH-8001',
    'language=it;session=forged',
  ]) {
    expect(await isMade('/cart', { cookie }), cookie).toBe(true);
  }
  for (const path of ['/cart?tab=wishlist', '/search?q=lit', '/compare?piece=bed.zeus']) {
    expect(await isMade(path), path).toBe(true);
  }
  expect(await isMade('/cart', { rsc: '1' })).toBe(true);
  const unchanged = await ask(`${shop.url}/cart`, { headers: browser });
  const condition = { ...browser, 'if-none-match': String(unchanged.headers.etag) };
  expect((await ask(`${shop.url}/cart`, { headers: condition })).status).toBe(304);
  const known = { ...condition, cookie: 'session=forged' };
  expect((await ask(`${shop.url}/cart`, { headers: known })).status).toBe(200);
});
