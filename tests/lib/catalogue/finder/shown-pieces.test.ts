import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearch } from '@/lib/catalogue/finder/finder-query';
import { pageOf } from '@/lib/catalogue/finder/shown-pieces';

const list = fc.array(fc.integer(), { maxLength: 60 });
const perPage = fc.integer({ min: 1, max: 30 });

describe('the pages of what was found', () => {
  test('hold everything once, in its order', () => {
    fc.assert(
      fc.property(list, perPage, (all, perPage) => {
        const { last } = pageOf(all, 1, perPage);
        const pages = Array.from({ length: last }, (_, n) => pageOf(all, n + 1, perPage));
        expect(pages.flatMap(({ shown }) => shown)).toEqual(all);
        expect(pages.map(({ page }) => page)).toEqual(pages.map((_, n) => n + 1));
        for (const { shown } of pages) expect(shown.length).toBeLessThanOrEqual(perPage);
      }),
    );
  });

  test('end with the last one for a number beyond it', () => {
    fc.assert(
      fc.property(list, perPage, fc.nat({ max: 100_000 }), (all, perPage, beyond) => {
        const { last, shown } = pageOf(all, 1, perPage);
        expect(pageOf(all, last + beyond, perPage)).toEqual(pageOf(all, last, perPage));
        expect(shown).toEqual(all.slice(0, perPage));
      }),
    );
  });

  test.each([
    ['-1', 1],
    ['0', 1],
    ['2.5', 1],
    ['x', 1],
    ['1e309', 1],
    ['', 1],
    [['2', '3'], 1],
    ['3', 3],
  ])('are asked for by the address: %j is page %i', (page, read) => {
    expect(readSearch({ page }).page).toBe(read);
  });
});
