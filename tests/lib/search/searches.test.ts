import { expect, test } from 'vitest';
import { toLocale } from '@/lib/i18n/locales';
import { searchCatalogue } from '@/lib/search/catalogue';
import searches from './searches.json';

/** A page, whatever part of it or choice on it an address names. */
const pageOf = (path = '') => path.replace(/[?#].*/, '');

test('at least 95 of a hundred searches of people find a right answer first', async () => {
  const misses: string[] = [];
  for (const { locale, query, first } of searches) {
    const { results } = await searchCatalogue(toLocale(locale), query, 3);
    const paths = results.map(({ path }) => path);
    const [found] = paths;
    if (first.some((path) => path === found || path === pageOf(found))) continue;
    misses.push(`${locale} « ${query} »: ${paths.join(', ') || 'nothing'}`);
  }
  if (misses.length > 0) console.log(`missed:\n${misses.join('\n')}`);
  expect(misses.length).toBeLessThanOrEqual(searches.length * 0.05);
});
