import MiniSearch, { type SearchResult as Hit } from 'minisearch';
import type { Locale } from '../i18n/locales';
import { wordsOf } from './words';

export type SearchKind = 'piece' | 'option' | 'story' | 'question' | 'page';

/** Something that can be found. */
export type SearchDocument = {
  readonly kind: SearchKind;
  /** Without language. */
  readonly path: string;
  readonly title: string;
  /** A line about it. */
  readonly text: string;
  /** Further lines, such as features; the one that was looked for is shown instead of `text`. */
  readonly lines: readonly string[];
  /** Other words it is looked for by; never shown. */
  readonly keywords: string;
  /** Product and price, as a page shows it; pieces and options only. */
  readonly productId?: string;
  readonly price?: string;
};

/** What a language has to be searched: the build writes it as JSON for browsers. */
export type SearchTexts = {
  readonly documents: readonly SearchDocument[];
  /** Words of questions that say nothing about what is looked for. */
  readonly stopWords: string;
};

export type SearchResult = Pick<
  SearchDocument,
  'kind' | 'path' | 'title' | 'text' | 'productId' | 'price'
>;
export type Search = (query: string, limit: number) => SearchResult[];

/** Characters of a query that are looked at. */
export const longestQuery = 200;

/** A name counts more than a synonym, that more than a feature, and that more than a description. */
const weights = { title: 8, keywords: 5, lines: 2, text: 1 };
const kindWeights = { piece: 1.5, page: 1.2, question: 1, option: 0.9, story: 0.6 };
/** What is called exactly as the query comes first; what an option is called, a piece may be as well. */
const exactWeight = 10;

/** The line that has most of the words that were found beside those of the title; the first where several do. */
function foundLine(
  { title, text, lines }: SearchDocument,
  found: readonly string[],
  wordsIn: (text: string) => readonly string[],
) {
  const named = wordsIn(title);
  const wanted = new Set(found.filter((word) => !named.some((own) => word.startsWith(own))));
  const count = (line: string) => wordsIn(line).filter((word) => wanted.has(word)).length;
  return [text, ...lines].toSorted((a, b) => count(b) - count(a))[0] ?? text;
}

/**
 * The search of one language. It forgives one typo in words of five letters and more, completes words of
 * three and more, and answers nothing to a query without words.
 * @returns a function that gives at most `limit` results, the best first
 */
export function makeSearch({ documents, stopWords }: SearchTexts, locale: Locale): Search {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(weights),
    tokenize: (text) => wordsOf(text, locale),
    processTerm: (word) => word,
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const titles = documents.map(({ title }) => wordsOf(title, locale).join(' '));
  const ignored = new Set(wordsOf(stopWords, locale));
  /** Titles and lines that were shown, with their words: reading them takes longer than the search itself. */
  const read = new Map<string, readonly string[]>();
  const wordsIn = (text: string) => {
    const words = read.get(text) ?? wordsOf(text, locale);
    read.set(text, words);
    return words;
  };

  return (query, limit) => {
    const words = wordsOf(query.slice(0, longestQuery), locale);
    const keywords = words.filter((word) => !ignored.has(word));
    const terms = keywords.length > 0 ? keywords : words;
    const hits = index.search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      boost: weights,
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 && !/\d/.test(word) ? 1 : false),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    });
    const rank = ({ id, score, queryTerms }: Hit) => {
      const kind = documents[id]?.kind ?? 'page';
      const isExact = kind !== 'option' && titles[id] === words.join(' ');
      const share = new Set(queryTerms).size / new Set(terms).size;
      return score * kindWeights[kind] * share ** 2 * (isExact ? exactWeight : 1);
    };
    const ranked = hits.toSorted((a, b) => rank(b) - rank(a));
    const shown = new Set<string>();
    return ranked.flatMap(({ id, terms }) => {
      const document = documents[id];
      // Several beds offer an option by the same name: the best of them stands for all.
      if (!document || shown.size >= limit || shown.has(document.title)) return [];
      shown.add(document.title);
      const { kind, path, title, productId, price } = document;
      const text = foundLine(document, terms, wordsIn);
      return [{ kind, path, title, text, productId, price }];
    });
  };
}
