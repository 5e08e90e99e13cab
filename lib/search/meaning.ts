import type { Colour } from '@/content/catalogue/colours';
import type { NotMade } from '@/content/search/intents';
import type { Sentence } from '../i18n/sentence';

/** What a visitor asks to be sorted, the cheapest or the dearest first. */
export type PriceSort = 'price' | 'priceDown';

/** The key of documents that have a colour. */
export const colourKey = (colour: Colour) => `colour:${colour}`;
export const isColourKey = (key: string) => key.startsWith('colour:');
/** What stands among keys for an order. */
export const sortKey = {
  price: 'sort:price',
  priceDown: 'sort:priceDown',
} as const satisfies Record<PriceSort, string>;

/** What stands behind the keys of what is nearest to something that the house makes none of. */
export const notMadeKey = (thing: NotMade) => `none:${thing}`;
export const isNotMadeKey = (key: string) => key.startsWith('none:');

/** What stands among keys for a word such as "without", and before the key of what a piece must not have. */
export const without = '-';

/** Words beside a number, plain, of all languages. */
export type AmountWords = Readonly<
  Record<
    'most' | 'least' | 'about' | 'between' | 'euro' | 'centimetre' | 'metre' | 'thousand',
    readonly string[]
  >
> & { readonly numbers: Readonly<Record<string, number>> };

/** What the search of a language understands; made by the server, read by the browser. */
export type Vocabulary = {
  /**
   * Phrases as the search compares them, with commas between them, by the keys that they ask for, with spaces between
   * them, the best first: those of the language, then those of the others.
   */
  readonly phrases: readonly Readonly<Record<string, string>>[];
  /** Words of questions that say nothing about what is looked for, of the language and of the others. */
  readonly stopWords: readonly string[];
  readonly otherStopWords: readonly string[];
  readonly amounts: AmountWords;
  /** What keys are called. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the search says that it understood. */
  readonly sentences: Readonly<Record<UnderstoodSentence, Sentence>>;
};
export type UnderstoodSentence =
  | 'pieces'
  | 'results'
  | 'about'
  | 'colour'
  | 'under'
  | 'over'
  | 'near'
  | 'between'
  | 'bedSize'
  | 'width'
  | 'narrow'
  | 'price'
  | 'priceDown'
  | 'nearest'
  | 'notMade'
  | 'nearestToNotMade'
  | 'count';

/** Euro cents, VAT included. */
export type PriceAsked = {
  readonly least?: number;
  readonly most?: number;
  readonly about?: number;
};
/** Centimetres. */
export type SizeAsked = {
  readonly width: number;
  readonly length?: number;
  readonly isMost: boolean;
};

/** A word or a phrase of a query. */
export type Part = {
  /** What it asks for; none when only texts can have it. */
  readonly keys: readonly string[];
  /** As the search compares it: what texts are searched for. */
  readonly words: readonly string[];
  /** As it was typed, or as it was understood when it was not typed like that. */
  readonly label: string;
  /** Whether it was misspelt, or is of another language. */
  readonly isRead: boolean;
  /** Whether a longer word that begins like it is another one. */
  readonly isWhole?: boolean;
};

/** What a query asks for. */
export type Meaning = {
  readonly parts: readonly Part[];
  readonly price?: PriceAsked;
  readonly size?: SizeAsked;
  readonly sort?: PriceSort;
};
