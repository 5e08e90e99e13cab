import { inRow, type Locale, languages } from '../i18n/locales';
import { formatSentence, type SentenceValues } from '../i18n/sentence';
import { formatRoundPrice } from '../money';
import {
  isColourKey,
  isNotMadeKey,
  type Meaning,
  type UnderstoodSentence,
  type Vocabulary,
} from './meaning';

// Browsers read this file, not the table of categories: a test compares the two.
const isCategoryKey = (key: string) => /^(bed|chair|table|mirror|wardrobe)$/.test(key);
const isCategory = ([key = '']: readonly string[]) => isCategoryKey(key);

/** What the search understood of a query beyond its letters, as a sentence; none when it took the words as they are. */
export function makeUnderstoodSentence({ sentences, labels }: Vocabulary, locale: Locale) {
  const say = (key: UnderstoodSentence, values: SentenceValues = {}) =>
    formatSentence(sentences[key], locale, values);
  const euros = (cents: number) => formatRoundPrice(cents, locale);
  const list = new Intl.ListFormat(languages[locale].tag, { type: 'conjunction' });

  function priceWords({ price }: Meaning): string[] {
    if (!price) return [];
    const { least, most, about } = price;
    if (least !== undefined && most !== undefined)
      return [say('between', { least: euros(least), most: euros(most) })];
    if (most !== undefined) return [say('under', { price: euros(most) })];
    if (least !== undefined) return [say('over', { price: euros(least) })];
    return about === undefined ? [] : [say('near', { price: euros(about) })];
  }

  function sizeWords({ size }: Meaning): string[] {
    if (!size) return [];
    const { width, length, isMost } = size;
    if (length) return [say('bedSize', { width, length })];
    return [say(isMost ? 'narrow' : 'width', { width })];
  }

  return (meaning: Meaning): string | undefined => {
    const { parts, sort } = meaning;
    const categories = parts
      .filter(({ keys }) => isCategory(keys))
      .flatMap(({ keys }) => keys.filter(isCategoryKey))
      .map((key, place) => {
        const label = labels[key] ?? '';
        return place > 0 ? label.toLocaleLowerCase(languages[locale].tag) : label;
      });
    const colours = parts
      .flatMap(({ keys }) => keys.filter(isColourKey))
      .map((key) => labels[key] ?? '');
    const others = parts.filter(
      ({ keys }) => !isCategory(keys) && !keys.some((key) => isColourKey(key) || isNotMadeKey(key)),
    );
    const isNarrowed = Boolean(meaning.price || meaning.size || sort || colours.length > 0);
    if (!isNarrowed && !parts.some(({ isRead, keys }) => isRead && keys.length > 0))
      return undefined;
    const about = others.length > 0 ? list.format(others.map(({ label }) => label)) : undefined;
    if (!isNarrowed && categories.length === 0) return say('results', { words: about ?? '' });
    const said = [
      categories.length > 0 ? list.format([...new Set(categories)]) : say('pieces'),
      ...(about ? [say('about', { words: about })] : []),
      ...(colours.length > 0 ? [say('colour', { colour: list.format(colours) })] : []),
      ...sizeWords(meaning),
      ...priceWords(meaning),
      ...(sort ? [say(sort)] : []),
    ];
    return inRow(said, locale);
  };
}

/**
 * That the house makes none of what a query asks for, or that no piece has all of it, as a sentence; none where
 * something has. A bed with a lamp is a bed.
 */
export function makeNearestSentence({ sentences, labels }: Vocabulary, locale: Locale) {
  return ({ parts }: Meaning, isNearest: boolean, total: number): string | undefined => {
    const isMade = parts.some(({ keys }) => isCategory(keys) && !keys.some(isNotMadeKey));
    const things = labels[parts.flatMap(({ keys }) => keys).find(isNotMadeKey) ?? ''];
    if (things && !isMade) {
      const sentence = total > 0 ? sentences.nearestToNotMade : sentences.notMade;
      return formatSentence(sentence, locale, { things });
    }
    return isNearest ? formatSentence(sentences.nearest, locale, {}) : undefined;
  };
}
