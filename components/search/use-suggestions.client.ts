import { useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Suggested } from '@/lib/search';
import { loadSearch } from './load-search.client';

/** A pause in typing after which the outcome is announced: once, not at each letter. */
const pauseMs = 700;

type Found = Suggested & { readonly text: string };
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
    const found = await loadSearch(locale)
      .then((suggest) => suggest(text))
      .catch(() => undefined);
    if (!found || latest.current !== text) return;
    setFound({ text, ...found });
    const outcome = found.answer ? (found.summary ?? none) : '';
    timer.current = setTimeout(() => setSaid(outcome), pauseMs);
  }

  return { ...found, said, suggest };
}
