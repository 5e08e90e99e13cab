import { allPieces } from '@/lib/catalogue/catalogue';
import { type FilterName, type Filters, findPieces, noFilters } from './finder';
import { filterNames } from './finder-query';

/** How many pieces a choice would give, with the other filters as they are. */
export function countWith(filters: Filters, choice: Partial<Filters>): number {
  return findPieces({ ...filters, ...choice }).length;
}

/** The lead times that pieces have, in weeks, ascending: the steps of that filter. */
export const leadTimes: readonly number[] = [
  ...new Set(allPieces.map(({ leadTimeWeeks }) => leadTimeWeeks.max)),
].sort((a, b) => a - b);

/** Filters that are active, in the order in which they are asked for. */
export function activeFilters(filters: Filters): FilterName[] {
  return filterNames.filter((name) => [filters[name] ?? []].flat().length > 0);
}

/** Filters without one of them. */
export function withoutFilter(filters: Filters, name: FilterName): Filters {
  return { ...filters, [name]: noFilters[name] };
}

/**
 * The filter whose removal brings most pieces, and how many.
 * @returns `undefined` when no single removal brings any
 */
export function bestFilterToRemove(
  filters: Filters,
): { readonly name: FilterName; readonly count: number } | undefined {
  const all = activeFilters(filters).map((name) => ({
    name,
    count: findPieces(withoutFilter(filters, name)).length,
  }));
  const [best] = all.sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best : undefined;
}
