import 'server-only';
import type { Locale } from '../i18n/locales';
import { searchTexts } from './documents';
import { makeSearch, type Search, type SearchResult } from './index';

/** One index for each language, made at its first search. */
const searches = new Map<Locale, Promise<Search>>();

/**
 * Looks for pieces, options, stories, questions and pages.
 * @param text from a visitor or a program: any characters, of which the first 200 count
 * @returns at most `limit` results, the best first; paths have no language. None for a text without words
 */
export async function searchCatalogue(
  locale: Locale,
  text: string,
  limit: number,
): Promise<SearchResult[]> {
  const search =
    searches.get(locale) ?? searchTexts(locale).then((texts) => makeSearch(texts, locale));
  searches.set(locale, search);
  return (await search)(text, limit);
}
