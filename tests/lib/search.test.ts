import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { searchCatalogue } from '@/lib/search/catalogue';
import { searchTexts } from '@/lib/search/documents';
import { queries } from './search-queries';

const isFirst = (path: string | undefined, expected: string) =>
  expected.endsWith('/') ? path?.startsWith(expected) : path === expected;

test('at least 95 of a hundred queries find the right thing first', async () => {
  const all = locales.flatMap((locale) => queries[locale].map((row) => [locale, ...row] as const));
  expect(all).toHaveLength(100);
  const misses: string[] = [];
  for (const [locale, query, ...expected] of all) {
    const results = await searchCatalogue(locale, query, 3);
    if (expected.some((path) => isFirst(results[0]?.path, path))) continue;
    misses.push(
      `${locale} « ${query} »: ${results.map(({ path }) => path).join(', ') || 'nothing'}`,
    );
  }
  if (misses.length > 0) console.log(`missed:\n${misses.join('\n')}`);
  expect(misses.length).toBeLessThanOrEqual(5);
});

test('size', async () => {
  for (const locale of locales) {
    const raw = JSON.stringify(await searchTexts(locale));
    console.log(locale, raw.length, brotliCompressSync(raw).length);
  }
});
