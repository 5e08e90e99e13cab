import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colours, coloursOf } from '@/content/catalogue/colours';
import { categories } from '@/content/catalogue/piece';
import { allPieces, leastCents, listPieces } from '@/lib/catalogue/catalogue';
import {
  type Filters,
  findPieces,
  noFilters,
  recordings,
  sorts,
} from '@/lib/catalogue/finder/finder';
import {
  activeFilters,
  bestFilterToRemove,
  countWith,
  leadTimes,
  withoutFilter,
} from '@/lib/catalogue/finder/finder-hints';
import { finderAddress, finderPath, readSearch } from '@/lib/catalogue/finder/finder-query';
import { aPiece } from '@/tests/make';

const seed = { seed: 20_261_122 };
const euros = fc.nat({ max: 60_000 });
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    categories: fc.subarray([...categories]),
    colours: fc.subarray([...colours]),
    minEuros: euros,
    maxEuros: euros,
    wallCm: fc.nat({ max: 400 }),
    recording: fc.constantFrom(...recordings),
    maxWeeks: fc.nat({ max: 6 }),
  },
  { requiredKeys: ['categories', 'colours'] },
);
const sort = fc.constantFrom(...sorts);

/** The query of an address, as a page gets it. */
function queryOf(entries: Iterable<readonly [string, string]>) {
  const query: Record<string, string[]> = {};
  for (const [name, value] of entries) query[name] = [...(query[name] ?? []), value];
  return Object.fromEntries(
    Object.entries(query).map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? '')]),
  );
}
const entriesOf = (path: string) => [...new URL(path, 'http://a.example').searchParams];
const idsOf = (...given: Parameters<typeof findPieces>) =>
  findPieces(...given).map(({ piece }) => piece.productId);

test('without filters there is the whole catalogue in its order', () => {
  expect(idsOf(noFilters)).toEqual(allPieces.map(({ productId }) => productId));
});

test('a search is read back from its address', () => {
  fc.assert(
    fc.property(filters, sort, fc.integer({ min: 1, max: 100 }), (filters, sort, page) => {
      const path = finderAddress({ filters, sort, page });
      expect(readSearch(queryOf(entriesOf(path)))).toEqual({ filters, sort, page, ignored: [] });
    }),
    seed,
  );
});

test('the order of the filters in the address changes nothing', () => {
  const search = fc.tuple(filters, sort).chain(([filters, sort]) => {
    const entries = entriesOf(finderAddress({ filters, sort, page: 1 }));
    return fc.tuple(
      fc.constant(entries),
      fc.shuffledSubarray(entries, { minLength: entries.length }),
    );
  });
  fc.assert(
    fc.property(search, ([entries, shuffled]) => {
      expect(readSearch(queryOf(shuffled))).toEqual(readSearch(queryOf(entries)));
    }),
    seed,
  );
});

test('the count of a filter is the number of pieces found when it is chosen', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...categories), (filters, category) => {
      const chosen = { ...filters, categories: [category] };
      expect(countWith(filters, { categories: [category] })).toBe(findPieces(chosen).length);
      const all = idsOf(withoutFilter(filters, 'categories'));
      for (const id of idsOf(chosen)) expect(all).toContain(id);
    }),
    seed,
  );
});

test('the counts of the categories add up to all pieces found', () => {
  fc.assert(
    fc.property(filters, (filters) => {
      const counts = categories.map((one) => countWith(filters, { categories: [one] }));
      const sum = counts.reduce((a, b) => a + b, 0);
      expect(sum).toBe(findPieces(withoutFilter(filters, 'categories')).length);
    }),
    seed,
  );
});

test('another filter never finds more pieces', () => {
  fc.assert(
    fc.property(filters, (filters) => {
      const found = findPieces(filters).length;
      for (const name of activeFilters(filters)) {
        expect(findPieces(withoutFilter(filters, name)).length).toBeGreaterThanOrEqual(found);
      }
    }),
    seed,
  );
});

test('sorting keeps every piece, and puts prices in order', () => {
  fc.assert(
    fc.property(filters, sort, (filters, sort) => {
      expect(idsOf(filters, sort).sort()).toEqual(idsOf(filters).sort());
      const cents = findPieces(filters, 'price').map(({ editions }) => leastCents(editions));
      expect(cents).toEqual([...cents].sort((a, b) => a - b));
      const falling = findPieces(filters, 'priceDown').map(({ editions }) => leastCents(editions));
      expect(falling).toEqual([...falling].sort((a, b) => b - a));
    }),
    seed,
  );
});

describe('editions', () => {
  const chronos = (filters: Partial<Filters>) =>
    findPieces({ ...noFilters, ...filters }).find(({ piece }) => piece.id === 'chronos');

  test('count by their own price and their own width', () => {
    expect(chronos({})?.editions).toHaveLength(2);
    expect(chronos({ maxEuros: 20_000 })?.editions).toMatchObject([{ priceCents: 1_899_999 }]);
    expect(chronos({ minEuros: 40_000 })?.editions).toMatchObject([{ priceCents: 4_500_000 }]);
    expect(chronos({ wallCm: 230 })?.editions).toMatchObject([{ sizeMm: { width: 2240 } }]);
  });

  test('have to pass all filters at once', () => {
    expect(chronos({ minEuros: 40_000, wallCm: 230 })).toBeUndefined();
  });
});

test('a wall is measured along the width, and a piece as wide as the wall fits', () => {
  const pieces = [aPiece({ sizeMm: { width: 900, depth: 3000, height: 3000 } })];
  expect(findPieces({ ...noFilters, wallCm: 90 }, 'ours', pieces)).toHaveLength(1);
  expect(findPieces({ ...noFilters, wallCm: 89 }, 'ours', pieces)).toHaveLength(0);
});

test('a camera and a microphone both count as recording', () => {
  const pieces = [
    aPiece({ productId: 'a', capabilities: ['camera'] }),
    aPiece({ productId: 'b', capabilities: ['microphone'] }),
    aPiece({ productId: 'c', capabilities: ['light'] }),
  ];
  expect(idsOf({ ...noFilters, recording: 'with' }, 'ours', pieces)).toEqual(['a', 'b']);
  expect(idsOf({ ...noFilters, recording: 'without' }, 'ours', pieces)).toEqual(['c']);
});

test('the filter whose removal finds most is named when nothing is found', () => {
  const none: Filters = { ...noFilters, categories: ['bed'], maxEuros: 100, wallCm: 300 };
  expect(findPieces(none)).toEqual([]);
  expect(bestFilterToRemove(none)).toEqual({ name: 'maxEuros', count: listPieces('bed').length });
  expect(bestFilterToRemove({ ...none, wallCm: 1 })).toBeUndefined();
});

const hostile = ['-1', '1e309', 'NaN', '12,5', 'x'.repeat(4000), '\0', '<b>', '(.*)+$', '‮9', '[]'];

test.each(hostile)('%j is ignored and reported', (value) => {
  const names = ['category', 'min', 'max', 'wall', 'colour', 'recording', 'weeks', 'sort'];
  const read = readSearch(Object.fromEntries(names.map((name) => [name, value])));
  expect(read.filters).toEqual(noFilters);
  expect(read.sort).toBe('ours');
  expect(read.ignored).toHaveLength(7);
});

test('a number given twice is left out, and of several words the known ones count', () => {
  const read = readSearch({ max: ['1', '2'], category: ['bed', 'sofa', '__proto__'] });
  expect(read.filters).toEqual({ ...noFilters, categories: ['bed'] });
  expect(read.ignored).toEqual(['categories', 'maxEuros']);
});

test('empty fields set no filter', () => {
  const read = readSearch({ min: '', max: ' ', category: '', sort: '' });
  expect(read).toEqual({ filters: noFilters, sort: 'ours', page: 1, ignored: [] });
  expect(finderAddress(read)).toBe(finderPath);
});

test('every piece has colours of the list, and no other piece has', () => {
  for (const category of categories) {
    expect(Object.keys(coloursOf[category])).toEqual(listPieces(category).map(({ id }) => id));
    for (const own of Object.values(coloursOf[category])) {
      expect(own.length).toBeGreaterThan(0);
      expect(new Set(own).size).toBe(own.length);
    }
  }
});

test('every lead time of the catalogue is a step of its filter', () => {
  for (const weeks of leadTimes) {
    expect(countWith(noFilters, { maxWeeks: weeks })).toBeGreaterThan(0);
  }
  expect(countWith(noFilters, { maxWeeks: leadTimes.at(-1) })).toBe(allPieces.length);
});
