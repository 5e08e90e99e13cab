import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticPolicy } from '@/lib/process/csp';
import { strangerAddresses } from '@/server/answers/addresses';
import { withIdleLoader } from '@/server/static/idle-loader';
import { ask } from '@/tests/server/ask';
import { postForm } from '@/tests/server/post';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const browser = { 'accept-encoding': 'br' };
/** A page without what differs from answer to answer: nonces, and the loader, which this compiler formats otherwise. */
const plain = (html: string) =>
  html
    .replace(/ nonce="[^"]*"|"nonce":"[^"]*",?/g, '')
    .replace(/<script>\(function loadWhenIdle.*?<\/script>/s, '');

test('a stranger gets the recorded page, and it is the one that is made for a stranger', async () => {
  expect(strangerAddresses()).toHaveLength(25);
  for (const path of strangerAddresses()) {
    const recorded = await ask(shop.url + path, { headers: browser });
    expect([recorded.status, typeof recorded.headers.etag], path).toEqual([200, 'string']);
    expect(recorded.headers['cache-control'], path).toBe('private, no-cache, max-age=0');
    const html = recorded.body.toString();
    expect(recorded.headers['content-security-policy'], path).toContain(
      staticPolicy(html).split(';').find((part) => part.includes('script-src')) ?? '-',
    );
    const made = await ask(shop.url + path, { headers: { ...browser, cookie: 'unknown=1' } });
    expect(made.headers.etag, path).toBeUndefined();
    expect(plain(html), path).toBe(plain(withIdleLoader(made.body.toString())));
  }
});
