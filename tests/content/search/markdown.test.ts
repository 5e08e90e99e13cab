import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deliveryCountries } from '@/content/delivery/delivery';
import { company } from '@/content/house/company';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { allPieces, detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { sizeIn } from '@/lib/catalogue/head-words';
import { nameIn, productWords, storyWords } from '@/lib/catalogue/product-words';
import { listOffered } from '@/lib/catalogue/products';
import { warrantyText } from '@/lib/catalogue/sheet-words';
import { countryName } from '@/lib/delivery/destination';
import { languages, localePath, locales } from '@/lib/i18n/locales';
import { formatPrice, toDecimal } from '@/lib/money';
import { markdownOf, markdownPages, markdownPath } from '@/lib/search/markdown/addresses';
import { llmsText } from '@/lib/search/markdown/guide';
import { pageMarkdown } from '@/lib/search/markdown/page';
import { plain } from '@/lib/search/markdown/text';
import { siteFiles } from '@/lib/search/site-files';
import { endpoints, pagePaths, sitemapPaths } from '@/lib/site/routes';
import { messages, site, wordingIn } from '@/tests/content/texts';

/** What a reader program pays for is characters. */
const mostCharacters = 12_000;

const markdownIn = (locale: (typeof locales)[number], path: string) =>
  pageMarkdown(wordingIn(locale), path) ?? '';

/** Addresses of the shop that a text links to, without the site and the query. */
const linksIn = (text: string) =>
  [...text.matchAll(/(?:\]\(|<)https:\/\/shop\.example([^)>]*)[)>]/g)].map(
    ([, path = '']) => path.replace(/\?.*/, '') || '/',
  );
const pages = new Set(
  [...pagePaths, ...endpoints].flatMap((path) => locales.map((locale) => localePath(locale, path))),
);
const leadsSomewhere = (path: string) =>
  pages.has(path) ||
  markdownPages.has(path) ||
  siteFiles.includes(path) ||
  existsSync(join('public', path));

describe.each(locales)('in %s', (locale) => {
  test('every page that may be indexed has Markdown: title, summary, the address to cite', () => {
    for (const path of sitemapPaths) {
      const [title, summary, address] = markdownIn(locale, path).split('\n\n');
      expect(title, path).toMatch(/^# \S/);
      expect(summary, path).toMatch(/^> \S/);
      expect(address, path).toBe(`<${site}${localePath(locale, path)}>`);
    }
  });

  test('no Markdown has an open placeholder or leftover HTML, or is longer than the limit', () => {
    for (const path of sitemapPaths) {
      const text = markdownIn(locale, path);
      expect(text, path).not.toMatch(/\{\w+|undefined|\[object|<\/?\w+[ >]/);
      expect(text.length, path).toBeLessThanOrEqual(mostCharacters);
    }
  });

  test('every link in Markdown and llms.txt leads to a page', () => {
    const texts = [...sitemapPaths.map((path) => markdownIn(locale, path))];
    const links = [...texts, llmsText(wordingIn(locale))].flatMap(linksIn);
    expect(links.length).toBeGreaterThan(sitemapPaths.length);
    expect(links.filter((path) => !leadsSomewhere(path))).toEqual([]);
  });

  test('the page about assistants names the connector of its language', () => {
    const address = `(${site}${localePath(locale, '/mcp')})`;
    expect(markdownIn(locale, '/assistants')).toContain(address);
    expect(llmsText(wordingIn(locale))).toContain(address);
  });

  test.each(allPieces.map((piece) => [detailPath(piece), piece] as const))(
    'the Markdown of %s has the facts of its structured data',
    (path, piece) => {
      const text = markdownIn(locale, path);
      const words = productWords(messages[locale], piece);
      const offers = listOffered().filter((product) => product.piece === piece);
      const facts = [
        company.name,
        words.name,
        words.description,
        piece.productId,
        ...words.materials,
        sizeIn(locale, piece),
        new Intl.NumberFormat(languages[locale].tag).format(piece.weightKg),
        warrantyText(messages[locale], locale, piece),
        ...capabilitiesOf(piece).map((one) => messages[locale].sheet.capabilities[one]),
        ...deliveryCountries.map((country) => countryName(country, languages[locale].tag)),
        ...offers.flatMap((product) => [
          nameIn(messages[locale], locale, product),
          `\`${product.id}\``,
          formatPrice(product.basePriceCents, locale),
          `${toDecimal(product.basePriceCents)} EUR`,
        ]),
      ];
      const missing = facts.filter((fact) => !text.includes(fact) && !text.includes(plain(fact)));
      expect(missing).toEqual([]);
    },
  );

  test.each(allPieces.map((piece) => [storyPath(piece), piece] as const))(
    'the Markdown of the story of %s has every chapter and the composition',
    (path, piece) => {
      const text = markdownIn(locale, path);
      const { title: _, summary: __, ...chapters } = storyWords(messages[locale], piece);
      for (const chapter of Object.values(chapters)) expect(text).toContain(plain(chapter));
      expect(text).toContain(`${piece.productId}-atelier`);
    },
  );

  test('llms.txt links to the Markdown of every page of the language', () => {
    const links = new Set(linksIn(llmsText(wordingIn(locale))));
    const missing = sitemapPaths.filter((path) => !links.has(markdownPath(locale, path)));
    expect(missing).toEqual([]);
  });
});

test('the addresses of Markdown are those of the pages and .md, one for each', () => {
  expect(markdownOf.size).toBe(sitemapPaths.length * locales.length);
  expect(markdownPages.size).toBe(markdownOf.size);
  expect(markdownOf.get('/bed/zeus')).toBe('/bed/zeus.md');
  expect(markdownOf.get('/ar/terms')).toBe('/ar/terms.md');
  expect([markdownOf.get('/'), markdownOf.get('/en')]).toEqual(['/index.md', '/en/index.md']);
  for (const page of ['/cart', '/desk', '/payment']) expect(markdownOf.has(page), page).toBe(false);
});

test('llms.txt begins with the name, a summary and notes, and has sections of links only', () => {
  const [title, summary, notes, ...rest] = llmsText(wordingIn('en')).trim().split('\n\n');
  expect(title).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> /);
  expect(notes).toMatch(/^- /);
  for (const block of rest)
    expect(block).toMatch(/^(?:## .+|(?:- \[.+?\]\(https:\/\/.+\).*\n?)+)$/);
});

test('Markdown characters in a text are escaped', () => {
  expect(plain('a_b *c* [d](e) <f> `g` | \\')).toBe(
    'a\\_b \\*c\\* \\[d\\](e) \\<f\\> \\`g\\` \\| \\\\',
  );
});
