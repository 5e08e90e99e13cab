import MiniSearch from 'minisearch';
import type { SearchDocument, SearchKind } from './document';
import { type Meaning, type Part, type PriceAsked, type SizeAsked, without } from './meaning';

/** A name counts more than other words, those more than a feature, and that more than a description. */
const weights = { title: 8, keywords: 5, lines: 2, text: 1 };
type Field = keyof typeof weights;
/** How far a word answers by where it stands, written in full or as a beginning. */
const whole: Readonly<Record<Field, number>> = { title: 1, keywords: 1, lines: 0.4, text: 0.4 };
const begun: Readonly<Record<Field, number>> = { title: 0.6, keywords: 0.5, lines: 0.2, text: 0.2 };

/** Pieces come first, then their options, then pages. */
const kindRanks: Readonly<Record<SearchKind, number>> = {
  piece: 0,
  option: 1,
  question: 2,
  page: 2,
  story: 3,
};

/** A document with how well it answers. */
export type Ranked = {
  readonly document: SearchDocument;
  /** The share of a query that it answers, from 0 to 1; rarer words are a larger share. */
  readonly share: number;
  /** Its place among what the query's words ask for, from 0. */
  readonly place: number;
  readonly score: number;
  readonly words: readonly string[];
};

export type Found = {
  readonly ranked: readonly Ranked[];
  /** Whether nothing has everything that was asked for, so that these are the nearest. */
  readonly isNearest: boolean;
};

type Match = {
  readonly strength: number;
  readonly place: number;
  readonly score: number;
  readonly words: readonly string[];
};

/** The ranking of some documents. @param compare splits a text as the search compares it */
export function makeRanking(
  documents: readonly SearchDocument[],
  compare: (text: string) => string[],
) {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(weights),
    tokenize: compare,
    processTerm: (word) => word,
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const withKey = new Map<string, number[]>();
  documents.forEach(({ keys }, id) => {
    for (const key of keys) withKey.set(key, [...(withKey.get(key) ?? []), id]);
  });

  const categoryKeys = new Set(
    documents.flatMap(({ kind, keys: [category] }) =>
      kind === 'piece' && category ? [category] : [],
    ),
  );
  const pages = new Set(
    documents.flatMap(({ kind, path }) => (kind === 'page' || kind === 'question' ? [path] : [])),
  );

  /** The pieces and everything else that has a key; after "without", the pieces that lack it. */
  function idsOf(key: string): readonly number[] {
    if (!key.startsWith(without)) return withKey.get(key) ?? [];
    const having = new Set(withKey.get(key.slice(without.length)));
    return documents.flatMap(({ kind }, id) => (kind === 'piece' && !having.has(id) ? [id] : []));
  }

  /** The documents that answer a part of a query. */
  function matchesOf({ keys, words, isWhole }: Part): Map<number, Match> {
    const matches = new Map<number, Match>();
    // What is known of a piece counts more than that its texts have the word, which may be to deny it, and the words of
    // a phrase may stand apart.
    const most = (field: Field) =>
      keys.length === 0 || (words.length === 1 && field === 'title') ? 1 : whole.text;
    const hits = index.search(words.join(' '), {
      tokenize: (text) => text.split(' ').filter(Boolean),
      boost: weights,
      prefix: (word) => word.length > 2 && !isWhole,
      weights: { prefix: 0.5, fuzzy: 0 },
    });
    for (const { id, score, match, queryTerms } of hits) {
      const strengths = Object.entries(match).flatMap(([term, fields]) => {
        const table = queryTerms.includes(term) ? whole : begun;
        return (fields as Field[]).map((field) => Math.min(table[field], most(field)));
      });
      const strength = Math.max(...strengths);
      matches.set(id, { strength, place: 0.5, score, words: Object.keys(match) });
    }
    keys.forEach((key, place) => {
      for (const id of idsOf(key)) {
        const found = matches.get(id);
        if (found?.strength === 1 && found.place < place) continue;
        matches.set(id, {
          strength: 1,
          place,
          score: found?.score ?? 0,
          words: found?.words ?? [],
        });
      }
    });
    return matches;
  }

  /** @param isExact whether a document is called exactly as the query */
  return (
    { parts, price, size, sort }: Meaning,
    isExact: (document: SearchDocument) => boolean,
  ): Found => {
    const asked = parts
      .map((part) => ({ part, matches: matchesOf(part) }))
      .filter(({ matches }) => matches.size > 0)
      .map((one) => {
        const strong = [...one.matches.values()].filter(({ strength }) => strength === 1).length;
        return { ...one, weight: Math.log(1 + documents.length / (strong || one.matches.size)) };
      });
    // A category counts as much as the rarest word, unless a page is asked for: `retourner un lit`.
    const most = Math.max(...asked.map(({ weight }) => weight));
    const isPage = asked.some(
      ({
        part: {
          keys: [key = ''],
        },
      }) => pages.has(key),
    );
    for (const one of asked)
      if (!isPage && one.part.keys.some((key) => categoryKeys.has(key))) one.weight = most;
    const all = asked.reduce((sum, { weight }) => sum + weight, 0);
    const isSorted = price !== undefined || size !== undefined || sort !== undefined;
    // What a topic answers by a page first, such as safety and law, a page answers first.
    const firstPage = asked
      .map(({ part }) => part.keys)
      .find(([key, ...more]) => key?.startsWith('/') && more.length > 0)?.[0];

    const ranked = documents.map((document, id): Ranked => {
      const matches = asked.flatMap(({ matches, weight }) => {
        const match = matches.get(id);
        return match ? [{ ...match, weight }] : [];
      });
      const share = matches.reduce((sum, { strength, weight }) => sum + strength * weight, 0);
      return {
        document,
        share: all > 0 ? Math.round((share / all) * 1000) / 1000 : 0,
        place: matches.reduce((sum, { place }) => sum + place, 0),
        score: matches.reduce((sum, { score }) => sum + score, 0),
        words: matches.flatMap(({ words }) => words),
      };
    });
    const isFirst = ({ document }: Ranked) => document.path === firstPage;

    if (isSorted) {
      const priced = ranked.filter((one) => one.document.kind === 'piece');
      const best = Math.max(...priced.map(({ share }) => share));
      const nearest = priced.filter(({ share }) => share === best);
      const misfit = (one: Ranked) => misfitOf(one.document, price, size);
      const fitting = nearest.filter((one) => misfit(one) === 0);
      const key = (one: Ranked) => {
        if (sort === undefined) return distanceOf(one.document, price);
        const cents = Math.min(...centsOf(one.document, price));
        return sort === 'price' ? cents : -Math.max(...centsOf(one.document, price));
      };
      if (fitting.length > 0)
        return {
          ranked: fitting.toSorted(
            (a, b) => key(a) - key(b) || a.place - b.place || b.score - a.score,
          ),
          isNearest: all > 0 && best === 0,
        };
      return { ranked: nearest.toSorted((a, b) => misfit(a) - misfit(b)), isNearest: true };
    }

    const kindOf = (one: Ranked) => kindRanks[one.document.kind];
    return {
      ranked: ranked
        .filter(({ share }) => share > 0)
        .toSorted(
          (a, b) =>
            Number(isExact(b.document)) - Number(isExact(a.document)) ||
            Number(isFirst(b)) - Number(isFirst(a)) ||
            b.share - a.share ||
            kindOf(a) - kindOf(b) ||
            a.place - b.place ||
            b.score - a.score,
        ),
      isNearest: false,
    };
  };
}

/** Prices of the editions of a piece, those that were asked for if there are any. */
function centsOf({ facts }: SearchDocument, price: PriceAsked = {}): readonly number[] {
  const all = facts?.cents ?? [];
  const { least = 0, most = Number.POSITIVE_INFINITY } = price;
  const fitting = all.filter((one) => one >= least && one <= most);
  return fitting.length > 0 ? fitting : all;
}

/** How far the nearest edition is from a price that was asked for as about right; 0 without one. */
function distanceOf(document: SearchDocument, { about }: PriceAsked = {}): number {
  return about === undefined
    ? 0
    : Math.min(...centsOf(document).map((one) => Math.abs(one - about)));
}

/** How far a piece is from what was asked for: 0 when it has it. */
function misfitOf(
  document: SearchDocument,
  price: PriceAsked | undefined,
  size: SizeAsked | undefined,
): number {
  const { facts } = document;
  if (!facts) return Number.POSITIVE_INFINITY;
  const prices = facts.cents.map((cents) => {
    const { least = 0, most = Number.POSITIVE_INFINITY } = price ?? {};
    return Math.max(least - cents, cents - most, 0);
  });
  return Math.min(...prices) / 100 + (size ? sizeMisfit(facts, size) : 0);
}

/** Beds are measured by their mattress, other pieces by their width, which a twentieth more or less still is. */
function sizeMisfit(
  { widthCm, mattressCm }: NonNullable<SearchDocument['facts']>,
  { width, length, isMost }: SizeAsked,
): number {
  if (isMost) return Math.max(0, widthCm - width);
  if (mattressCm) {
    const [wide, long] = mattressCm;
    return Math.abs(wide - width) + (length ? Math.abs(long - length) : 0);
  }
  // Two numbers are those of a mattress.
  const far = Math.abs(widthCm - width) + (length ? 1000 : 0);
  return far <= width / 20 ? 0 : far;
}
