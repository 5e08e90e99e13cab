import { type Locale, locales } from '../i18n/locales';
import { readAmounts, type Token } from './amounts';
import {
  isNotMadeKey,
  type Meaning,
  type Part,
  type PriceSort,
  sortKey,
  type Vocabulary,
  without,
} from './meaning';
import { makeSpelling } from './spelling';
import { stem } from './words';

/** Words of the longest phrases. */
const mostWords = 4;
/** Words of a query that are read, each once. */
const mostRead = 16;
/** Letters from which on a beginning stands for its word. */
const leastLetters = 3;

type Phrase = { readonly keys: readonly string[]; readonly isOwn: boolean };
/** A word by what it is in each language, the one of the site first. */
type Word = {
  readonly typed: string;
  readonly stems: readonly string[];
  readonly isCorrected: boolean;
};

function phrasesOf({ phrases }: Vocabulary): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  phrases.forEach((language, n) => {
    for (const [keys, texts] of Object.entries(language)) {
      for (const text of texts.split(',')) {
        const known = found.get(text)?.keys ?? [];
        found.set(text, { keys: [...new Set([...known, ...keys.split(' ')])], isOwn: n === 0 });
      }
    }
  });
  return found;
}

/**
 * Reads what a query asks for: categories, colours, what a piece can do or is for, pages, a price, a size, an order;
 * in the words of any language, and with typos.
 * @param terms every word of the texts that are searched, as the search compares them
 */
export function makeUnderstanding(
  vocabulary: Vocabulary,
  locale: Locale,
  terms: readonly string[],
): (query: string) => Meaning {
  const phrases = phrasesOf(vocabulary);
  const known = [...new Set([...[...phrases.keys()].flatMap((text) => text.split(' ')), ...terms])];
  const knownSet = new Set(known);
  const ownTerms = new Set(terms);
  const singles = [...phrases.keys()].filter((text) => !text.includes(' '));
  const nearest = makeSpelling(known.filter((word) => word.length >= leastLetters));
  const languages = [locale, ...locales.filter((one) => one !== locale)];
  const ignored = new Set(vocabulary.stopWords);
  const otherIgnored = new Set(vocabulary.otherStopWords);

  function wordOf({ typed, plain }: Token): Word {
    const stems = languages.map((language) => stem(plain, language));
    const [own = plain] = stems;
    // A stop word is no typo of another word.
    if (ignored.has(own) || stems.some((one) => knownSet.has(one)) || isBeginning(own, plain))
      return { typed, stems, isCorrected: false };
    const meant = nearest(own) ?? nearest(plain);
    return meant
      ? { typed, stems: languages.map(() => meant), isCorrected: true }
      : { typed, stems, isCorrected: false };
  }
  const isBeginning = (...words: string[]) =>
    words.some((word) => word.length >= leastLetters && known.some((one) => one.startsWith(word)));

  /** The words that say what is looked for; all of them when none does. */
  function telling(words: readonly Word[]): readonly Word[] {
    const own = words.filter(({ stems: [one = ''] }) => one.length > 1 && !ignored.has(one));
    const some = own.filter(
      ({ stems }) => ownTerms.has(stems[0] ?? '') || !stems.some((one) => otherIgnored.has(one)),
    );
    return [some, own, words].find((all) => all.length > 0) ?? [];
  }

  function partAt(words: readonly Word[], from: number): { part: Part; length: number } {
    for (let length = Math.min(mostWords, words.length - from); length > 0; length -= 1) {
      const some = words.slice(from, from + length);
      for (const [n] of languages.entries()) {
        const phrase = phrases.get(some.map(({ stems }) => stems[n]).join(' '));
        const isForeign = phrase && !phrase.isOwn;
        if (!phrase || (isForeign && length === 1 && ownTerms.has(some[0]?.stems[0] ?? '')))
          continue;
        const isRead = isForeign || some.some(({ isCorrected }) => isCorrected);
        // Nobody who looks for a carpet (« tapis ») means an upholsterer (« tapissier »).
        const isWhole = phrase.isOwn && length === 1 && phrase.keys.some(isNotMadeKey);
        return { part: { ...partOf(some, phrase.keys, isRead ?? false), isWhole }, length };
      }
    }
    const some = words.slice(from, from + 1);
    return {
      part: partOf(some, completed(some[0]?.stems[0] ?? ''), some[0]?.isCorrected ?? false),
      length: 1,
    };
  }

  /** What the shortest word with this beginning asks for. */
  function completed(word: string): readonly string[] {
    if (word.length < leastLetters || ownTerms.has(word)) return [];
    const [shortest] = singles
      .filter((one) => one.startsWith(word))
      .toSorted(
        (a, b) =>
          Number(phrases.get(b)?.isOwn) - Number(phrases.get(a)?.isOwn) || a.length - b.length,
      );
    return (shortest && phrases.get(shortest)?.keys) || [];
  }

  function partOf(words: readonly Word[], keys: readonly string[], isRead: boolean): Part {
    const typed = words.map((word) => word.typed).join(' ');
    const label = isRead
      ? (keys.map((key) => vocabulary.labels[key]).find(Boolean) ?? typed)
      : typed;
    return { keys, words: words.map(({ stems: [own = ''] }) => own), label, isRead };
  }

  /** What must not have something; what nothing is known to have stays a word. */
  function lacking(part: Part, { label }: Part): Part {
    const keys = part.keys.filter((key) => !isNotMadeKey(key)).map((key) => without + key);
    return keys.length > 0 ? { ...part, keys, words: [], label: `${label} ${part.label}` } : part;
  }

  return (query) => {
    const { price, size, rest } = readAmounts(query, vocabulary.amounts);
    const once = [...new Map(rest.map((token) => [token.plain, token])).values()];
    const words = telling(once.slice(0, mostRead).map(wordOf));
    const parts: Part[] = [];
    for (let n = 0; n < words.length; ) {
      const { part, length } = partAt(words, n);
      n += length;
      if (!part.keys.includes(without)) parts.push(part);
      else if (n < words.length) {
        const next = partAt(words, n);
        n += next.length;
        parts.push(lacking(next.part, part));
      }
    }
    const sorts = Object.entries(sortKey) as [PriceSort, string][];
    const sort = sorts.find(([, key]) => parts.some(({ keys }) => keys.includes(key)))?.[0];
    return {
      parts: parts.filter(({ keys }) => !sorts.some(([, key]) => keys.includes(key))),
      price,
      size,
      sort,
    };
  };
}
