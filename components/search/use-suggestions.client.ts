import { useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Answer, SearchResult } from '@/lib/search';
import { loadSearch } from './load-search.client';

/** Results that fit below a field on a phone. */
const mostSuggestions = 6;
/** A pause in typing after which the outcome is announced: once, not at each letter. */
const pauseMs = 700;

type Found = {
  readonly text: string;
  readonly answer?: Answer;
  /** What was found, or pieces to begin with. */
  readonly options: readonly SearchResult[];
};
const nothing: Found = { text: '', options: [] };

/**
 * Results for the text of a field, as it is typed, and a sentence about them once it is. Without the search file there
 * are none, and the form opens the page of results.
 * @param none what is said when nothing was found
 */
export function useSuggestions(locale: Locale, none: string) {
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState(nothing);
  const [said, setSaid] = useState('');

  async function suggest(text: string) {
    latest.current = text;
    clearTimeout(timer.current);
    const search = await loadSearch(locale).catch(() => undefined);
    if (!search || latest.current !== text) return;
    const answer = text.trim() ? search.find(text, mostSuggestions) : undefined;
    const options = answer && answer.total > 0 ? answer.results : search.beginnings;
    setFound({ text, answer, options });
    const outcome =
      answer && (answer.total > 0 ? search.summary(answer) : (answer.nearest ?? none));
    timer.current = setTimeout(() => setSaid(outcome ?? ''), pauseMs);
  }

  return { ...found, said, suggest };
}
