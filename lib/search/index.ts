import type { Locale } from '../i18n/locales';
import { formatSentence } from '../i18n/sentence';
import type { SearchDocument } from './document';
import type { Meaning, PriceAsked, Vocabulary } from './meaning';
import { makeRanking } from './rank';
import { makeUnderstanding } from './understand';
import { makeNearestSentence, makeUnderstoodSentence } from './understood';
import { plainWords, wordsOf } from './words';

export type { SearchDocument, SearchKind } from './document';

/** What a language has to be searched. */
export type SearchTexts = {
  readonly documents: readonly SearchDocument[];
  readonly vocabulary: Vocabulary;
};

/** What browsers search by themselves; nothing where that is too much for a phone, so that they ask the shop. */
export type SearchFile = SearchTexts | null;

/** Documents of the heaviest file that a phone is sent: with the code of the search some 45 KB. */
const mostInFile = 180;

export const searchFileOf = (texts: SearchTexts): SearchFile =>
  texts.documents.length > mostInFile ? null : texts;

export type SearchResult = Pick<
  SearchDocument,
  'kind' | 'path' | 'title' | 'text' | 'productId' | 'picture' | 'price'
>;

export type Answer = {
  /** The best first. */
  readonly results: readonly SearchResult[];
  /** All that were found, shown or not. */
  readonly total: number;
  /** What was understood beyond the letters, as a sentence. */
  readonly understood?: string;
  /** The price that was understood. */
  readonly price?: PriceAsked;
  /** Where nothing has everything that was asked for, or the house makes none of it, the sentence that says so. */
  readonly nearest?: string;
};

/** How a query is read: understood, or word by word as it stands. */
export type Reading = 'understood' | 'literal';

/** What is shown below a field while it is typed in. */
export type Suggested = {
  /** Nothing where nothing was asked. */
  readonly answer?: Answer;
  /** What was found, or pieces to begin with. */
  readonly options: readonly SearchResult[];
  /** What was understood and how many results there are, for those who do not see them; nothing where there are none. */
  readonly summary?: string;
};

/** Results that fit below a field on a phone. */
const mostSuggestions = 6;
/** Results on the page of the search; there are no further pages. */
export const mostResults = 20;

export type Search = {
  readonly find: (query: string, limit: number, reading?: Reading) => Answer;
  /** A piece of each of the first categories, where nothing was asked or found. */
  readonly beginnings: readonly SearchResult[];
  readonly suggest: (query: string) => Suggested;
};

/** Pieces to begin with. */
const mostBeginnings = 3;

/** Characters of a query that are looked at. */
export const longestQuery = 200;

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
 * The search of one language, for the page, the dialog and assistants: it reads what a query asks for, and ranks what
 * has it. It forgives typos in words of three letters and more, completes words of three and more, and finds nothing
 * for a query without words.
 */
export function makeSearch({ documents, vocabulary }: SearchTexts, locale: Locale): Search {
  /** Texts with their words: reading them takes longer than the search itself. */
  const read = new Map<string, string[]>();
  const wordsIn = (text: string) => {
    const words = read.get(text) ?? wordsOf(text, locale);
    read.set(text, words);
    return words;
  };
  const rank = makeRanking(documents, wordsIn);
  const terms = new Set(
    documents.flatMap(({ title, keywords, lines, text }) =>
      [title, keywords, ...lines, text].flatMap(wordsIn),
    ),
  );
  const understand = makeUnderstanding(vocabulary, locale, [...terms]);
  const say = makeUnderstoodSentence(vocabulary, locale);
  const sayNearest = makeNearestSentence(vocabulary, locale);
  const names = documents.map(({ title }) => wordsIn(title).join(' '));

  const summaryOf = ({ understood, nearest, total }: Answer) => {
    const words = nearest ?? formatSentence(vocabulary.sentences.count, locale, { count: total });
    return understood ? `${understood}. ${words}` : words;
  };

  const literally = (query: string): Meaning => ({
    parts: plainWords(query).map((word) => {
      const words = wordsOf(word, locale);
      return { keys: [], words, label: word, isRead: false };
    }),
  });

  const search: Search = {
    find(query, limit, reading = 'understood') {
      const text = query.slice(0, longestQuery);
      const meaning = reading === 'literal' ? literally(text) : understand(text);
      const isAsked = meaning.parts.length > 0 || meaning.price || meaning.size || meaning.sort;
      if (!isAsked) return { results: [], total: 0 };
      const name = wordsOf(text, locale).join(' ');
      const called = new Set(
        documents.filter(({ kind }, n) => kind !== 'option' && names[n] === name),
      );
      const { ranked, isNearest } = rank(meaning, (document) => called.has(document));
      // Several beds offer an option by the same name: the best of them stands for all.
      const shown = new Map<string, SearchResult>();
      for (const { document, words } of ranked) {
        if (shown.has(document.title)) continue;
        const { kind, path, title, productId, picture, price } = document;
        const line = shown.size < limit ? foundLine(document, words, wordsIn) : document.text;
        shown.set(title, { kind, path, title, text: line, productId, picture, price });
      }
      return {
        results: [...shown.values()].slice(0, limit),
        total: shown.size,
        understood: reading === 'literal' ? undefined : say(meaning),
        price: meaning.price,
        nearest: sayNearest(meaning, isNearest, shown.size),
      };
    },
    beginnings: documents
      .filter(({ kind, keys: [category] }, n) => {
        const isFirst = documents.findIndex(({ keys: [other] }) => other === category) === n;
        return kind === 'piece' && isFirst;
      })
      .slice(0, mostBeginnings),
    suggest(query) {
      const answer = query.trim() ? search.find(query, mostSuggestions) : undefined;
      if (!answer || answer.total === 0)
        return { answer, options: search.beginnings, summary: answer?.nearest };
      return { answer, options: answer.results, summary: summaryOf(answer) };
    },
  };
  return search;
}
