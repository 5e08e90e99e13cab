import type { endpoints } from '../site/routes';

/** Address, without language, of what browsers search by themselves: `SearchFile` as JSON, made by the build. */
export const searchFile = '/search.json';

/** Address, without language, that answers what is typed as JSON, `Suggested`: `?q=`. */
export const suggestionsPath = '/search/suggestions' satisfies (typeof endpoints)[number];
