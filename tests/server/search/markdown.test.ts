import { expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { markdownPages, markdownPath } from '@/lib/search/markdown/addresses';
import { sitemapPaths } from '@/lib/site/routes';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const markdown = 'text/markdown; charset=utf-8';
const wanted = { accept: 'text/markdown, text/html;q=0.8, */*;q=0.1' };

test.each(locales)(
  'every page in %s names its Markdown, which names the page as the original',
  async (locale) => {
    for (const path of sitemapPaths) {
      const page = String((await ask(shop.url + localePath(locale, path))).body);
      const address = markdownPath(locale, path);
      const named = page.match(/<link rel="alternate" type="text\/markdown" href="([^"]+)"/)?.[1];
      expect(new URL(named ?? '').pathname, path).toBe(address);
      const { status, headers, body } = await ask(shop.url + address);
      expect([status, headers['content-type']], address).toEqual([200, markdown]);
      const original = String(headers.link).match(/<([^>]+)>; rel="canonical"/)?.[1] ?? '';
      expect(new URL(original).pathname, address).toBe(localePath(locale, path));
      expect(String(body), address).toMatch(/^# \S/);
    }
  },
);

test('a client that prefers Markdown gets it at the address of the page, also for HEAD and 304', async () => {
  for (const [page, address] of [
    ['/', '/index.md'],
    ['/bed/zeus', '/bed/zeus.md'],
    ['/ar/terms', '/ar/terms.md'],
  ] as const) {
    const own = await ask(shop.url + address);
    const given = await ask(shop.url + page, { headers: wanted });
    expect([given.status, given.headers['content-type']], page).toEqual([200, markdown]);
    expect(given.body.equals(own.body), page).toBe(true);
    const packed = await ask(shop.url + page, { headers: { ...wanted, 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body.equals(own.body), page).toBe(true);
    const head = await ask(shop.url + page, { method: 'HEAD', headers: wanted });
    expect([head.headers['content-type'], head.body.length]).toEqual([markdown, 0]);
    const etag = String(given.headers.etag);
    const again = await ask(shop.url + page, { headers: { ...wanted, 'if-none-match': etag } });
    expect(again.status, page).toBe(304);
    const html = await ask(shop.url + page, { headers: { 'if-none-match': etag } });
    expect([html.status, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  }
});

test('pages with Markdown send Vary: Accept, and other pages do not', async () => {
  const varies = async (path: string, headers = {}) =>
    /(?:^|, )accept(?:,|$)/i.test(String((await ask(shop.url + path, { headers })).headers.vary));
  for (const headers of [{}, wanted, { rsc: '1' }]) {
    expect(await varies(`/bed/zeus${'rsc' in headers ? '?_rsc' : ''}`, headers)).toBe(true);
  }
  for (const path of ['/bed/zeus.md', '/chair/athena', '/cart', '/sitemap.xml']) {
    expect(await varies(path, wanted), path).toBe(false);
  }
});

test.each([
  ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['four thousand characters', `${'text/x, '.repeat(500)}text/html`],
  ['four thousand that name it last', `text/html, ${'text/x, '.repeat(500)}text/markdown;q=0.1`],
  ['nonsense', '"\\;;q==,,text/markdown/;q=1e309'],
  ['nothing of it', 'text/markdown;q=0'],
])('%s gets the page', async (_, accept) => {
  const { status, headers } = await ask(`${shop.url}/faq`, { headers: { accept } });
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each([
  '/bed/nobody.md',
  '/bed/zeus.md/',
  '/bed.md',
  '/.md',
  '/cart.md',
  '/desk.md',
  '/fr/bed/zeus.md',
  '/markdown/bed/zeus',
  '/markdown',
  '/bed/zeus.md.md',
  '/bed/zeus.MD',
  '/FEEDS/google-fr.xml',
  '/bed/%00.md',
  `/${'a'.repeat(1_500)}.md`,
])('%s is no Markdown of a page', async (path) => {
  const { status, headers } = await ask(shop.url + path);
  expect([301, 308, 404]).toContain(status);
  expect(headers['content-type'] ?? '').not.toContain('markdown');
});

test('llms.txt lists Markdown that is there, and security.txt is the same at both addresses', async () => {
  const text = String((await ask(`${shop.url}/llms.txt`)).body);
  const links = [...text.matchAll(/\]\((https?:[^)]+\.md)\)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(links.length).toBeGreaterThan(sitemapPaths.length);
  expect(links.filter((path) => !markdownPages.has(path))).toEqual([]);
  const [security, legacy] = await Promise.all(
    ['/.well-known/security.txt', '/security.txt'].map((path) => ask(shop.url + path)),
  );
  expect(security?.status).toBe(200);
  expect(String(security?.body)).toBe(String(legacy?.body));
  const expires = String(security?.body).match(/^Expires: (.+)$/m)?.[1] ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('robots.txt disallows everything to training robots alone', async () => {
  const text = String((await ask(`${shop.url}/robots.txt`)).body);
  expect(text).toMatch(/^User-Agent: \*\n(?:User-Agent: \S+\n)*Allow: \/\n/);
  expect(text).toMatch(/User-Agent: GPTBot\n(?:User-Agent: \S+\n)*Disallow: \/\n/);
  expect(text.match(/^Disallow: \/$/gm)).toHaveLength(1);
});
