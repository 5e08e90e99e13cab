import { hiddenPlaces, type Place } from '@/content/catalogue/hidden-places';

/** Where options that cannot be seen lie in a view, numbered; not all of them have a place. */
export function placesOf(
  name: string,
  optionIds: readonly string[],
): { readonly id: string; readonly number: number; readonly place: Place }[] {
  return Object.entries(hiddenPlaces[name] ?? {})
    .map(([id, place], at) => ({ id, number: at + 1, place }))
    .filter(({ id }) => optionIds.includes(id));
}
