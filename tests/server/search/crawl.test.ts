import { expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { sitemapPaths } from '@/lib/site/routes';
import { crawl } from '@/tests/crawler';
import { readPage } from '@/tests/server/page';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();
const listed = locales.flatMap((locale) => sitemapPaths.map((path) => localePath(locale, path)));
/** So many addresses may be linked for each of the sitemap. */
const share = 1.2;
const linksOf = async (path: string) => {
  const { dom } = await readPage(await fetch(shop.url + path));
  return dom.querySelectorAll('a[href]');
};

test('a search engine finds every page of the sitemap by its links, and little else', async () => {
  const most = Math.floor(listed.length * share);
  const { found, waiting } = await crawl(shop.url, ['/', '/ar'], { most });
  expect(waiting).toBe(0);
  expect(found.filter(({ kind }) => kind === 'missing' || kind === 'noindex')).toEqual([]);
  const addresses = new Set(found.map(({ address }) => address));
  expect(listed.filter((address) => !addresses.has(address))).toEqual([]);
  const originals = found.flatMap(({ canonical }) => canonical ?? []);
  expect(originals.filter((canonical) => !listed.includes(canonical))).toEqual([]);
}, 30_000);

test('the language switch of an address with a state keeps it for people and not for robots', async () => {
  const paths = ['/payment?product=Lit+Zeus&price=9999.99', '/compare?pieces=lit-zeus,lit-hades'];
  for (const path of paths) {
    const links = await linksOf(path);
    // Before the query is known, a page that is made for a visitor has links without it.
    const other = links.findLast((link) => link.getAttribute('hreflang') === 'ru');
    expect(new URL(other?.getAttribute('href') ?? '', shop.url).search, path).not.toBe('');
    expect(other?.getAttribute('rel'), path).toBe('nofollow');
  }
  const onPage = (await linksOf('/bed/zeus')).find(
    (link) => link.getAttribute('hreflang') === 'ru',
  );
  expect(onPage?.getAttribute('rel')).toBeUndefined();
});

test('the card of a shared link is described on every kind of page', async () => {
  for (const path of ['/', '/ar/bed/zeus', '/en/mirror-story/hera', '/payment']) {
    const { dom } = await readPage(await fetch(shop.url + path));
    for (const name of ['meta[property="og:image:alt"]', 'meta[name="twitter:image:alt"]'])
      expect(dom.querySelector(name)?.getAttribute('content')?.length, path).toBeGreaterThan(20);
  }
});
