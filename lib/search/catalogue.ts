import 'server-only';
import { categories } from '@/content/catalogue/piece';
import { detailPath, listPieces } from '@/lib/catalogue/catalogue';
import type { Locale } from '../i18n/locales';
import { searchTexts } from './documents';
import { makeSearch, type SearchResult } from './index';

/** What one language has to be searched, and its search: made when they are first asked for, and kept. */
async function makeCatalogue(locale: Locale) {
  const texts = await searchTexts(locale);
  return { documents: texts.documents, search: makeSearch(texts, locale) };
}
const catalogues = new Map<Locale, ReturnType<typeof makeCatalogue>>();

function catalogueOf(locale: Locale) {
  const catalogue = catalogues.get(locale) ?? makeCatalogue(locale);
  catalogues.set(locale, catalogue);
  return catalogue;
}

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
  return (await catalogueOf(locale)).search(text, limit);
}

/** Three pieces to begin with, of the first three categories, as the search would give them. */
export async function suggestPieces(locale: Locale): Promise<SearchResult[]> {
  const paths: readonly string[] = categories
    .slice(0, 3)
    .flatMap((category) => listPieces(category).slice(0, 1).map(detailPath));
  const { documents } = await catalogueOf(locale);
  return documents.filter(({ path }) => paths.includes(path));
}
