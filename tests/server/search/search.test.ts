import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { longestQuery, makeSearch, mostResults } from '@/lib/search';
import { searchTexts } from '@/lib/search/documents';
import { searchFile, suggestionsPath } from '@/lib/search/file';
import { messages } from '@/tests/content/texts';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

/** The page of results for a query as it stands in an address. */
async function search(query: string, locale: (typeof locales)[number] = 'fr') {
  const reply = await ask(`${shop.url}${localePath(locale, '/search')}?${query}`);
  const html = reply.body.toString();
  const main = parse(html).querySelector('main');
  const links = (main?.querySelectorAll('ol a') ?? []).map((link) => link.getAttribute('href'));
  return { reply, html, main, links };
}

describe.each(locales)('in %s', (locale) => {
  const { name } = messages[locale].products.bed.zeus;

  test('a piece is found by its name, with picture and price, and not indexed', async () => {
    const { reply, main, links } = await search(`q=${encodeURIComponent(name)}`, locale);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-cache, max-age=0');
    expect(links[0]).toBe(localePath(locale, '/bed/zeus'));
    const [first] = main?.querySelectorAll('ol > li') ?? [];
    expect(first?.querySelector('img')?.getAttribute('alt')).toContain(name);
    expect(first?.textContent).toMatch(/9[\s.,]999/);
    const robots = parse(String(reply.body)).querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toContain('noindex');
  });

  test('the search file is cached and revalidated', async () => {
    const url = shop.url + localePath(locale, searchFile);
    const { status, headers, body } = await ask(url);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0']);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body.toString())).toEqual(
      JSON.parse(JSON.stringify(await searchTexts(locale))),
    );
    const again = await ask(url, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });
});

test('the shop suggests what the file of the search does', async () => {
  for (const [locale, text] of [
    ['fr', 'lit pour le dos'],
    ['ar', 'سرير'],
    ['fr', ''],
    ['it', 'zzz'],
  ] as const) {
    const { suggest } = makeSearch(await searchTexts(locale), locale);
    const address = `${shop.url}${localePath(locale, suggestionsPath)}?${new URLSearchParams({ q: text })}`;
    const { status, headers, body } = await ask(address);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(body.toString())).toEqual(JSON.parse(JSON.stringify(suggest(text))));
  }
});

const { search: words } = messages.fr;

test('more results than shown are counted, and the page says so', async () => {
  const { main, links } = await search('q=lit');
  const status = main?.querySelector('[role=status]')?.textContent ?? '';
  expect(links).toHaveLength(mostResults);
  expect(Number(/^\d+/.exec(status)?.[0])).toBeGreaterThan(mostResults);
  expect(status).toContain(`Voici les ${mostResults} plus proches`);
  const few = await search('q=Morphée');
  expect(few.links.length).toBeLessThan(mostResults);
  expect(few.main?.querySelector('[role=status]')?.textContent).toMatch(
    new RegExp(`^${few.links.length} résultats? pour Morphée$`),
  );
});

test.each([
  ['', ''],
  ['q=', ''],
  ['q=%20%20', ''],
  ['q=%00', ''],
  ['q=%E2%80%AE', ''],
  ['q=lit&q=table', 'lit'],
  ['q[]=lit', ''],
  ['q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
  ['q=%22%3E%3Cimg%20src%3Dx%3E', '"><img src=x>'],
  ['q=(a%2B)%2B%24', '(a+)+$'],
  ['q=%E2%80%AElit', 'lit'],
  ['q=1e309', '1e309'],
  ['q=-1', '-1'],
  ['q=__proto__', '__proto__'],
  ['q=%F0%9F%9B%8F', '🛏'],
])('/search?%s is answered, and shown back as text', async (query, shown) => {
  const { reply, main, html } = await search(query);
  expect(reply.status).toBe(200);
  const quoted = main?.querySelector('[role=status] q');
  expect(quoted?.textContent ?? '').toBe(shown);
  if (shown) expect(quoted?.getAttribute('dir')).toBe('auto');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
});

test.each(['%', '%E0%A4%A', '%FF'])('a query of %s is no fault of the server', async (query) => {
  expect((await search(`q=${query}`)).reply.status).toBeLessThan(500);
});

test('a long query is cut, and the page says so', async () => {
  const { reply, main } = await search(`q=${'a'.repeat(4_000)}`);
  expect(reply.status).toBe(200);
  expect(main?.textContent).toContain(words.cut.replace('{max, number}', String(longestQuery)));
  expect(main?.querySelector('[role=status] q')?.textContent).toBe('a'.repeat(longestQuery));
});

test('without a result the page suggests three pieces and a way to write', async () => {
  const { main, links } = await search('q=xyzzy');
  expect(main?.textContent).toContain(words.none);
  expect(main?.querySelector('a[href="/contact"]')?.textContent).toBe(words.write);
  expect(links).toHaveLength(3);
});

test('the page says what it understood, and leads to the words as they stand', async () => {
  const { main, links } = await search('q=moins%20de%205000');
  expect(main?.querySelector('[role=status]')?.textContent).toContain('Pièces, jusqu’à');
  expect(links[0]).toMatch(/^\/(table|mirror)-details\//);
  const literal = main?.querySelector('a[href*="as=literal"]');
  expect(literal?.textContent).toBe(words.literal);
  const taken = await search('q=moins%20de%205000&as=literal');
  expect(taken.main?.querySelector('[role=status]')?.textContent).not.toContain('Pièces, jusqu’à');
});

test('what is not made leads to the nearest pieces and a way to write', async () => {
  const { main, links } = await search('q=lit%20moins%20de%205000');
  expect(main?.textContent).toContain(words.understood.nearest);
  expect(links[0]).toBe('/bed/hades');
  expect(main?.querySelector('a[href="/contact"]')?.textContent).toBe(words.write);
});

test('without a query the page has the field and suggestions', async () => {
  const { main, links } = await search('');
  expect(main?.querySelector('form[role=search] input[name=q]')).toBeTruthy();
  expect(links).toHaveLength(3);
  for (const example of words.examples) expect(main?.textContent).toContain(example);
});
