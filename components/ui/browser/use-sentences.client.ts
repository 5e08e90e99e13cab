import { useParams } from 'next/navigation';
import { useCallback } from 'react';
import { toLocale } from '@/lib/i18n/locales';
import { formatSentence, type Sentence, type SentenceValues } from '@/lib/i18n/sentence';

/** Puts values that only the browser knows into sentences of the page's language. */
export function useSentences() {
  const locale = toLocale(useParams()?.locale);
  return useCallback(
    (sentence: Sentence, values: SentenceValues) => formatSentence(sentence, locale, values),
    [locale],
  );
}
