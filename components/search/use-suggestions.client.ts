import { useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchResult } from '@/lib/search';
import { loadSearch } from './load-search.client';

/** Results that fit below a field on a phone. */
const mostSuggestions = 6;

const none: readonly SearchResult[] = [];

/**
 * Results for the text of a field, as it is typed. Without the search file there are none, and the form opens the
 * page of results.
 */
export function useSuggestions(locale: Locale) {
  const latest = useRef('');
  const [found, setFound] = useState({ text: '', results: none });

  async function suggest(text: string) {
    latest.current = text;
    const search = await loadSearch(locale).catch(() => undefined);
    if (!search || latest.current !== text) return;
    setFound({ text, results: search(text, mostSuggestions) });
  }

  return { ...found, suggest };
}
