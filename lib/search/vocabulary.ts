import 'server-only';
import { bedOptions } from '@/content/catalogue/bed-options';
import { capabilities } from '@/content/catalogue/capabilities';
import { colours } from '@/content/catalogue/colours';
import { categories } from '@/content/catalogue/piece';
import {
  greekNames,
  type Intents,
  intents,
  type NotMade,
  notMade,
  type Topic,
  topics,
} from '@/content/search/intents';
import { stopWords } from '@/content/search/stop-words';
import { synonyms } from '@/content/search/synonyms';
import { optionTables } from '../catalogue/product-words';
import { type Locale, locales } from '../i18n/locales';
import { compileSentences, type Messages, messagesOf } from '../i18n/messages';
import { colourKey, notMadeKey, sortKey, type Vocabulary, without } from './meaning';
import { plain, wordsOf } from './words';

const split = (words: string) => words.split(', ');

const things = Object.keys(notMade) as NotMade[];

/** Keys, several with spaces between them, and the words that ask for them. */
type Entry = readonly [keys: string, words: string];

function entriesOf(locale: Locale, messages: Messages): Entry[] {
  const { cheapest, dearest, ...own }: Intents = intents[locale];
  const topicNames = Object.keys(topics) as Topic[];
  return [
    ...topicNames.map((topic): Entry => [topics[topic].join(' '), own.topics[topic]]),
    ...things.map((one): Entry => [[...notMade[one], notMadeKey(one)].join(' '), own.notMade[one]]),
    ...colours.map((colour): Entry => [colourKey(colour), own.colours[colour]]),
    [sortKey.price, cheapest],
    [sortKey.priceDown, dearest],
    [without, own.without],
    ...Object.entries(messages.gods),
    ...Object.entries(synonyms[locale]),
    ...capabilities.map((one): Entry => [one, messages.sheet.capabilities[one]]),
  ];
}

/** Words as the search compares them, by what they ask for. */
function compared(entries: readonly Entry[], locale: Locale, taken: Set<string>) {
  const ignored = new Set(wordsOf(stopWords[locale], locale));
  const byKeys: Record<string, string> = {};
  const own = new Set<string>();
  for (const [keys, words] of entries) {
    const phrases = split(words)
      .map((phrase) => {
        const stems = wordsOf(phrase, locale);
        const telling = stems.filter((one) => !ignored.has(one));
        return (telling.length > 0 ? telling : stems).join(' ');
      })
      .filter((phrase) => phrase && !taken.has(phrase));
    for (const phrase of phrases) own.add(phrase);
    if (phrases.length === 0) continue;
    byKeys[keys] = [...(byKeys[keys]?.split(',') ?? []), ...new Set(phrases)].join(',');
  }
  for (const phrase of own) taken.add(phrase);
  return byKeys;
}

/** Words beside numbers, of all languages: `most` is `moins de`, `under`, `до`. */
function amountWords(): Vocabulary['amounts'] {
  const all: readonly Intents[] = locales.map((locale) => intents[locale]);
  const join = (pick: (one: Intents) => string) => [
    ...new Set(
      all.flatMap((one) => split(plain(pick(one))).map((text) => text.replaceAll('’', ' '))),
    ),
  ];
  return {
    most: join(({ most }) => most),
    least: join(({ least }) => least),
    about: join(({ about }) => about),
    between: join(({ between }) => between),
    euro: join(({ euro }) => euro),
    centimetre: join(({ centimetre }) => centimetre),
    metre: join(({ metre }) => metre),
    thousand: join(({ thousand }) => thousand),
    numbers: Object.fromEntries(
      all.flatMap(({ numbers }) =>
        Object.entries(numbers).flatMap(([value, words]) =>
          split(plain(words)).map((word) => [word, Number(value)]),
        ),
      ),
    ),
  };
}

function labelsOf(messages: Messages): Record<string, string> {
  return Object.fromEntries([
    ...categories.map((one) => [one, messages.sitemapPage.groups[one]]),
    ...things.map((one) => [notMadeKey(one), messages.search.notMade[one]]),
    ...colours.map((one) => [colourKey(one), messages.finder.colours[one].toLocaleLowerCase()]),
    ...capabilities.map((one) => [one, messages.sheet.capabilities[one]]),
    ...bedOptions.map(({ id }) => [id, optionTables(messages).beds[id].name]),
    ...Object.entries(messages.gods),
  ]);
}

/** What a language understands: its own words first, then those of the other languages that it leaves free. */
export async function vocabularyOf(locale: Locale): Promise<Vocabulary> {
  const messages = await messagesOf(locale);
  const taken = new Set<string>();
  const phrases = [compared(entriesOf(locale, messages), locale, taken)];
  for (const other of locales.filter((one) => one !== locale)) {
    phrases.push(compared(entriesOf(other, await messagesOf(other)), other, taken));
  }
  phrases.push(compared(Object.entries(greekNames), 'en', taken));
  return {
    phrases,
    stopWords: wordsOf(stopWords[locale], locale),
    otherStopWords: [
      ...new Set(
        locales
          .filter((one) => one !== locale)
          .flatMap((one) => wordsOf(stopWords[one], one))
          .filter((word) => !taken.has(word)),
      ),
    ],
    amounts: amountWords(),
    labels: labelsOf(messages),
    sentences: compileSentences(messages.search.understood),
  };
}
