import { type Locale, localePath } from '@/lib/i18n/locales';
import { makeSearch, type Search, type SearchTexts } from '@/lib/search';
import { searchFile } from '@/lib/search/file';

const loading = new Map<Locale, Promise<Search>>();

async function load(locale: Locale): Promise<Search> {
  const answer = await fetch(localePath(locale, searchFile));
  if (!answer.ok) throw new Error(`the search got status ${answer.status}`);
  const texts: SearchTexts = await answer.json();
  return makeSearch(texts, locale);
}

/** The search of a language, fetched once; after a failure the next call fetches again. */
export function loadSearch(locale: Locale): Promise<Search> {
  const search = loading.get(locale) ?? load(locale);
  loading.set(locale, search);
  search.catch(() => loading.delete(locale));
  return search;
}
