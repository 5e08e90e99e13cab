import { type Locale, localePath } from '@/lib/i18n/locales';
import { makeSearch, type SearchFile, type Suggested } from '@/lib/search';
import { searchFile, suggestionsPath } from '@/lib/search/file';

type Suggest = (text: string) => Suggested | Promise<Suggested>;

const loading = new Map<Locale, Promise<Suggest>>();

async function readJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the search got status ${answer.status}`);
  return answer.json();
}

async function load(locale: Locale): Promise<Suggest> {
  const texts = await readJson<SearchFile>(localePath(locale, searchFile));
  if (texts) return makeSearch(texts, locale).suggest;
  return (text) =>
    readJson(localePath(locale, `${suggestionsPath}?${new URLSearchParams({ q: text })}`));
}

/**
 * What a language suggests for a text: by its file, which is fetched once, or by asking the shop where the catalogue is
 * too large for that. After a failure the next call fetches again.
 */
export function loadSearch(locale: Locale): Promise<Suggest> {
  const search = loading.get(locale) ?? load(locale);
  loading.set(locale, search);
  search.catch(() => loading.delete(locale));
  return search;
}
