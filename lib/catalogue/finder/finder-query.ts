import { colours } from '@/content/catalogue/colours';
import { categories } from '@/content/catalogue/piece';
import { pageIn, type SearchParams } from '@/lib/search-params';
import { type FilterName, type Filters, recordings, type Sort, sorts } from './finder';

/** The page of what was found. */
export const finderPath = '/collections/find';

/** What each filter is called in the address, in the order in which they are asked for. */
export const filterFields = {
  categories: 'category',
  minEuros: 'min',
  maxEuros: 'max',
  wallCm: 'wall',
  colours: 'colour',
  recording: 'recording',
  maxWeeks: 'weeks',
} as const satisfies Record<FilterName, string>;

export const filterNames = Object.keys(filterFields) as FilterName[];

export type Search = {
  readonly filters: Filters;
  readonly sort: Sort;
  /** Of what was found, from 1. */
  readonly page: number;
};

/** Longest number in the address: 9 999 999 euros, or as many centimetres. */
const number = /^\d{1,7}$/;

/**
 * Reads the query of the page. What was left empty is not set.
 * @returns what was understood, and the filters of which something was not: unknown words, numbers that are
 * negative, broken or too long, and a number or a word given twice
 */
export function readSearch(
  query: SearchParams,
): Search & { readonly ignored: readonly FilterName[] } {
  const ignored = new Set<FilterName>();
  const given = (name: FilterName) =>
    [query[filterFields[name]] ?? []]
      .flat()
      .map((text) => text.trim())
      .filter(Boolean);

  function several<T extends string>(name: FilterName, all: readonly T[]): T[] {
    const words = given(name);
    if (words.some((word) => !all.some((one) => one === word))) ignored.add(name);
    return all.filter((one) => words.includes(one));
  }
  function single<T>(name: FilterName, read: (text: string) => T | undefined): T | undefined {
    const [text, ...others] = given(name);
    const value = text === undefined || others.length > 0 ? undefined : read(text);
    if (text !== undefined && value === undefined) ignored.add(name);
    return value;
  }
  const whole = (text: string) => (number.test(text) ? Number(text) : undefined);

  const filters: Filters = {
    categories: several('categories', categories),
    minEuros: single('minEuros', whole),
    maxEuros: single('maxEuros', whole),
    wallCm: single('wallCm', whole),
    colours: several('colours', colours),
    recording: single('recording', (text) => recordings.find((one) => one === text)),
    maxWeeks: single('maxWeeks', whole),
  } satisfies Record<FilterName, unknown>;
  return {
    filters,
    sort: sorts.find((one) => one === query.sort) ?? 'ours',
    page: pageIn(query.page),
    ignored: filterNames.filter((name) => ignored.has(name)),
  };
}

/** Path and query of the page with these filters; the inverse of `readSearch`. */
export function finderAddress({ filters, sort, page }: Search): string {
  const query = new URLSearchParams(
    filterNames.flatMap((name) =>
      [filters[name] ?? []].flat().map((value) => [filterFields[name], String(value)]),
    ),
  );
  if (sort !== 'ours') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${finderPath}?${query}` : finderPath;
}
