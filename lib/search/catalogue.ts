import 'server-only';
import type { Locale } from '../i18n/locales';
import { searchTexts } from './documents';
import {
  type Answer,
  makeSearch,
  type Reading,
  type Search,
  type SearchResult,
  type Suggested,
} from './index';

/** The search of each language: made when it is first asked for, and kept. */
const searches = new Map<Locale, Promise<Search>>();

function catalogueOf(locale: Locale): Promise<Search> {
  const search =
    searches.get(locale) ?? searchTexts(locale).then((texts) => makeSearch(texts, locale));
  searches.set(locale, search);
  return search;
}

/**
 * Looks for pieces, options, stories, questions and pages.
 * @param text from a visitor or a program: any characters, of which the first 200 count
 * @returns at most `limit` results, the best first, and what was understood; paths have no language. None for a text
 * without words
 */
export async function searchCatalogue(
  locale: Locale,
  text: string,
  limit: number,
  reading?: Reading,
): Promise<Answer> {
  return (await catalogueOf(locale)).find(text, limit, reading);
}

/** What is shown below a field with this text in it. */
export async function suggestFor(locale: Locale, text: string): Promise<Suggested> {
  return (await catalogueOf(locale)).suggest(text);
}

/** Three pieces to begin with, of the first three categories. */
export async function suggestPieces(locale: Locale): Promise<readonly SearchResult[]> {
  return (await catalogueOf(locale)).beginnings;
}
