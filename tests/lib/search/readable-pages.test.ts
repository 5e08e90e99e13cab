import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { markdownOf, markdownPages } from '@/lib/search/markdown/addresses';
import { pageMarkdown } from '@/lib/search/markdown/page';
import { plain } from '@/lib/search/markdown/text';
import { readPage, searchReadable } from '@/lib/search/readable-pages';
import { messages, site, wordingIn } from '@/tests/content/texts';

describe.each(locales)('in %s', (locale) => {
  test('everything that is found can be read, once', async () => {
    for (const query of ['zeus', messages[locale].refund.title, messages[locale].nav.contact]) {
      const hits = await searchReadable(locale, query, 20);
      expect(hits.length, query).toBeGreaterThan(0);
      expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
      for (const { id } of hits) expect((await readPage(id, site))?.locale, id).toBe(locale);
    }
  });

  test('what only a person reads is not found', async () => {
    const { cart, fit } = messages[locale];
    const hits = [
      ...(await searchReadable(locale, cart.title, 50)),
      ...(await searchReadable(locale, fit.title, 50)),
    ];
    expect(hits.filter(({ id }) => /\/(cart|fit|orders|my-data)$/.test(id))).toEqual([]);
  });
});

test('every page with Markdown is read by its path, with the title at its head', async () => {
  for (const [path, address] of markdownOf) {
    const page = markdownPages.get(address);
    const read = await readPage(path, site);
    expect(read, path).toMatchObject({ ...page });
    expect(read?.text).toBe(page && pageMarkdown(wordingIn(page.locale), page.path));
    expect(read?.text.startsWith(`# ${plain(read.title)}\n`), path).toBe(true);
  }
});

test.each([
  '/en/bed/zeus',
  '/en/bed/zeus.md',
  '/en/bed/zeus?options=led_lighting',
  '/en/bed/zeus#price',
  `${site}/en/bed/zeus`,
])('%s is the page of a bed', async (id) => {
  expect(await readPage(id, site)).toMatchObject({ locale: 'en', path: '/bed/zeus' });
});

test.each([
  '',
  '/',
  '/nowhere',
  '/cart',
  '/en/desk',
  '/quote/token',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'https://elsewhere.example/bed/zeus',
  `${site}.elsewhere.example/bed/zeus`,
])('%j is read only where it is a page for everybody', async (id) => {
  const read = await readPage(id, site);
  expect(read?.path).toBe(id === '/' ? '/' : undefined);
});
