import type { SearchParam } from '@/lib/search-params';
import { longestQuery, type Reading } from './index';

export type SearchQuery = {
  /** In one line, at most `longestQuery` characters; empty when nothing was asked. */
  readonly text: string;
  /** Whether more was asked than that. */
  readonly isCut: boolean;
};

/** What an address asks for: any characters, perhaps several times, of which the first counts. */
export function readQuery(value: SearchParam): SearchQuery {
  const first = typeof value === 'string' ? value : (value?.[0] ?? '');
  const characters = [
    ...first
      .replace(/\p{C}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return {
    text: characters.slice(0, longestQuery).join('').trim(),
    isCut: characters.length > longestQuery,
  };
}

/** How an address asks for its words to be read; anything unknown is understood. */
export const readReading = (value: SearchParam): Reading =>
  value === 'literal' ? 'literal' : 'understood';

/** Path, without language, of the results for a text, understood or as it stands. */
export function searchPath(text: string, reading: Reading = 'understood'): string {
  const query = new URLSearchParams({ q: text });
  if (reading === 'literal') query.set('as', reading);
  return `/search?${query}`;
}
