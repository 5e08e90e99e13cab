import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bedOptions } from '@/content/catalogue/bed-options';
import { capabilities } from '@/content/catalogue/capabilities';
import { categories } from '@/content/catalogue/piece';
import { withdrawalDays } from '@/content/orders/order-terms';
import { synonyms } from '@/content/search/synonyms';
import { allPieces } from '@/lib/catalogue/catalogue';
import { locales, plainPath } from '@/lib/i18n/locales';
import { longestQuery, searchFileOf } from '@/lib/search';
import { searchCatalogue, suggestPieces } from '@/lib/search/catalogue';
import { searchTexts } from '@/lib/search/documents';
import { makeSpelling } from '@/lib/search/spelling';
import { wordsOf } from '@/lib/search/words';
import { pagePaths, sitemapPaths } from '@/lib/site/routes';
import { spelled } from '@/tests/content/spelled-numbers';
import { messages } from '@/tests/content/texts';
import { fewAndMany } from '@/tests/numbers';
import { queries } from './search-queries';

const isExpected = (path: string | undefined, expected: string) =>
  expected.endsWith('/') ? path?.startsWith(expected) : path === expected;

const rows = locales.flatMap((locale) =>
  queries[locale].map(([query, ...expected]) => ({ locale, query, expected })),
);

/** What a query finds, the best first. */
const resultsOf = async (locale: (typeof locales)[number], query: string, limit: number) =>
  (await searchCatalogue(locale, query, limit)).results;
const firstOf = async (locale: (typeof locales)[number], query: string) =>
  (await resultsOf(locale, query, 1))[0]?.path;

test('at least 95 of a hundred queries find the right thing first', async () => {
  expect(rows).toHaveLength(100);
  const misses: string[] = [];
  for (const { locale, query, expected } of rows) {
    const results = await resultsOf(locale, query, 3);
    if (expected.some((path) => isExpected(results[0]?.path, path))) continue;
    const found = results.map(({ path }) => path).join(', ') || 'nothing';
    misses.push(`${locale} « ${query} »: ${found}`);
  }
  if (misses.length > 0) console.log(`missed:\n${misses.join('\n')}`);
  expect(misses.length).toBeLessThanOrEqual(5);
});

/** The library of the search as browsers get it. */
const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('minisearch').replace(/cjs.*/, 'es/index.js'));
const library = brotliCompressSync(transformSync(source.toString(), { minify: true }).code);

describe.each(locales)('in %s', (locale) => {
  test('every piece, story and question is the first result for its own name', async () => {
    const { documents } = await searchTexts(locale);
    const named = documents.filter(({ kind }) => kind !== 'option' && kind !== 'page');
    expect(named.length).toBeGreaterThan(2 * allPieces.length);
    const misses: string[] = [];
    for (const { path, title } of named) {
      const first = await firstOf(locale, title);
      if (first !== path) misses.push(`${title}: ${first}`);
    }
    expect(misses).toEqual([]);
  });

  test('every page that search engines may index can be found, and every address exists', async () => {
    const { documents } = await searchTexts(locale);
    const paths = documents.map(({ path }) => path);
    for (const page of sitemapPaths.filter((path) => !path.startsWith('/gallery/'))) {
      expect(paths).toContain(page);
    }
    for (const { path } of documents) {
      expect(pagePaths).toContain(path.replace(/[?#].*/, ''));
      expect(plainPath(path)).toBe(path);
    }
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('no text has an open placeholder', async () => {
    expect(JSON.stringify(await searchTexts(locale))).not.toMatch(/\{\w+[,}]/);
  });

  test('suggested queries have results', async () => {
    for (const example of messages[locale].search.examples) {
      expect(await resultsOf(locale, example, 3), example).toHaveLength(3);
    }
    expect((await suggestPieces(locale)).map(({ kind }) => kind)).toEqual([
      'piece',
      'piece',
      'piece',
    ]);
  });

  test('every synonym names a known key', () => {
    const known = new Set<string>([
      'story',
      ...categories,
      ...capabilities,
      ...bedOptions.map(({ id }) => id),
      ...allPieces.map(({ god }) => god),
    ]);
    const strange = Object.keys(synonyms[locale]).filter(
      (key) => !known.has(key) && !pagePaths.has(key.replace(/#question-\d+$/, '')),
    );
    expect(strange).toEqual([]);
  });

  test('the withdrawal is found by its days, in digits and in letters', async () => {
    const said = synonyms[locale]['/withdrawal'];
    const phrases = said.split(', ');
    const [days] = phrases.filter((phrase) => phrase.includes(`${withdrawalDays} `));
    const inLetters = new RegExp(spelled[locale][withdrawalDays] ?? '$^', 'i');
    const [letters] = phrases.filter((phrase) => inLetters.test(phrase));
    for (const query of [days, letters]) {
      expect(query, said).toBeDefined();
      expect(await firstOf(locale, query ?? ''), query).toBe('/withdrawal');
    }
  });

  test('the files of the search weigh at most 45 kB', async () => {
    const texts = brotliCompressSync(JSON.stringify(await searchTexts(locale)));
    const bytes = [library, texts].map(({ length }) => length);
    expect(Math.min(...bytes)).toBeGreaterThan(1_000);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
  });

  test('browsers search by themselves what has at most 180 documents', async () => {
    const texts = await searchTexts(locale);
    const [one = expect.unreachable()] = texts.documents;
    const ofLength = (length: number) => ({ ...texts, documents: Array(length).fill(one) });
    expect(searchFileOf(texts)).toBe(texts);
    expect(searchFileOf(ofLength(180))).not.toBeNull();
    expect(searchFileOf(ofLength(181))).toBeNull();
  });

  const isAnswered = async (count: number) => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '',
        '\0',
        '.*+?^$()|[]{}\\',
        '(a+)+$',
        '<script>alert(1)</script>',
        '\u202Elit\u202C',
        '__proto__ constructor toString hasOwnProperty',
        '1e309 -1 NaN',
        'a'.repeat(4_000),
        'lit '.repeat(1_000),
        'ـًـٌ',
        '\uD800',
      ),
    );
    const check = async (text: string) => {
      const results = await resultsOf(locale, text, 5);
      expect(results.length).toBeLessThanOrEqual(5);
      for (const { path, title, text: line } of results) {
        expect([path, title, line].every(Boolean)).toBe(true);
      }
    };
    await fc.assert(fc.asyncProperty(odd, check), { seed: 11, numRuns: count });
  };
  for (const { count, tags } of fewAndMany(20, 600)) {
    test(
      `${count} random queries are answered, with no more results than asked for`,
      {
        tags,
      },
      async () => isAnswered(count),
    );
  }
});

test('typos, case and accents do not change the result, and text beyond the limit is ignored', async () => {
  for (const query of ['Lit Poséidon', 'LIT POSEIDON', 'lit poseidn', 'lit posé'] as const) {
    expect(await firstOf('fr', query), query).toBe('/bed/poseidon');
  }
  const long = `Zeus ${' '.repeat(longestQuery)}Hadès`;
  expect(await resultsOf('fr', long, 5)).toEqual(await resultsOf('fr', 'Zeus', 5));
});

test('a result shows the line that matches the query', async () => {
  const [hera] = await resultsOf('fr', 'armoire Héra suède parures', 1);
  expect(hera?.path).toBe('/wardrobe-details/hera');
  expect(hera?.text).toContain('parures');
  const [zeus] = await resultsOf('fr', 'Zeus', 1);
  expect(zeus).toMatchObject({
    kind: 'piece',
    title: 'Lit Zeus',
    text: messages.fr.products.bed.zeus.tagline,
    productId: 'lit-zeus',
  });
});

test('an option that several beds offer is shown once, on the bed that was named', async () => {
  const television = await resultsOf('fr', 'téléviseur intégré', 20);
  const title = messages.fr.options.beds.integrated_tv.name;
  expect(television.filter((result) => result.title === title)).toHaveLength(1);
  expect(await firstOf('fr', 'téléviseur intégré Kratos')).toBe(
    '/bed/kratos?options=integrated_tv',
  );
});

test.each<[typed: string, meant: string | undefined]>([
  ['grond', 'grand'],
  ['grnad', 'grand'],
  ['bnac', 'banc'],
  ['bancc', 'banc'],
  ['mur', 'mur'],
  ['mru', 'mur'],
  ['mor', undefined],
  ['bibliotehque', 'bibliotheque'],
  ['biblotehque', 'bibliotheque'],
  // Two typos are forgiven from eight letters on.
  ['fuateiul', 'fauteuil'],
  ['fateuil', 'fauteuil'],
  ['fateuli', undefined],
  ['zzzz', undefined],
  ['2025', undefined],
])('%s is read as %s', (typed, meant) => {
  const spell = makeSpelling(['banc', 'grand', 'mur', 'fauteuil', 'bibliotheque', '2024']);
  expect(spell(typed)).toBe(meant);
});

test('an ending is taken off only when three letters are left', () => {
  expect(wordsOf('lits rues', 'fr')).toEqual(['lit', 'rues']);
});
