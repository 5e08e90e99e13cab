import { expect, test } from 'vitest';
import { categories } from '@/content/catalogue/piece';
import { listPieces } from '@/lib/catalogue/catalogue';
import { type Locale, locales } from '@/lib/i18n/locales';
import { textsIn } from '@/tests/content/house/said-facts';
import { isUnder } from '@/tests/content/house/said-periods';
import {
  footerPages,
  otherNames,
  otherQuotes,
  quotedIn,
  quotedLabels,
} from '@/tests/content/i18n/quoted-names';

/** What stands between the quotes of a language, or names a page with a capital: « la page Contact ». */
const quotes: Readonly<Record<Locale, RegExp>> = {
  fr: /«([^»]*)»|\bpage (\p{Lu}\p{L}*)/gu,
  en: /“([^”]*)”|\bthe (\p{Lu}\p{L}*) page\b/gu,
  it: /«([^»]*)»|\bpagina (\p{Lu}\p{L}*)/gu,
  ru: /«([^»]*)»/g,
  ar: /«([^»]*)»/g,
};

/** A text without what typography and its sentence add: kinds of spaces, marks of direction, the last punctuation. */
const plain = (text: string) =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:!?…،؛؟]+$/, '');

/** What a text quotes, but a value alone: « {name} ». */
const quotesOf = (text: string, locale: Locale) =>
  [...text.matchAll(quotes[locale])]
    .map(([, quoted, page]) => plain(quoted ?? page ?? ''))
    .filter((quoted) => !/^\{\w+\}$/.test(quoted));

/** Russian puts names of pieces and collections into quotes, and declines them: « Зевса », « Сезонов ». */
function isNameIn(locale: Locale, quoted: string, texts: readonly (readonly [string, string])[]) {
  if (locale !== 'ru') return false;
  const stems = texts
    .filter(([path]) => /^(?:gods|collections\.names)\./.test(path))
    .flatMap(([path, text]) => (path.startsWith('gods') ? [text] : quotesOf(text, locale)))
    .map((name) => name.replace(/[аеийоуыьюя]$/u, ''));
  return stems.some((stem) => quoted.startsWith(stem) && quoted.length <= stem.length + 2);
}

const isElsewhere = (path: string) =>
  Object.keys(otherQuotes).some((place) => isUnder(path, place));

/** Labels with the sentences that quote them in a language. */
const labelsIn = (locale: Locale) =>
  [quotedLabels, quotedIn[locale] ?? {}]
    .flatMap((labels) => Object.entries(labels))
    .flatMap(([label, sentences]) => sentences.map((sentence) => ({ label, sentence })));

test.each(locales)('in %s, sentences quote labels as they are', async (locale) => {
  const texts = new Map(await textsIn(locale));
  const wrong = labelsIn(locale).flatMap(({ label, sentence }) => {
    const name = texts.get(label);
    const quoted = quotesOf(texts.get(sentence) ?? '', locale);
    if (name !== undefined && quoted.includes(plain(name))) return [];
    return [`${sentence} quotes ${quoted.join(', ') || 'nothing'}: ${label} is ${name}`];
  });
  expect(wrong).toEqual([]);
});

test.each(locales)('in %s, whatever is quoted is the name of something known', async (locale) => {
  const all = await textsIn(locale);
  const texts = new Map(all);
  const unknown = all
    .filter(([path]) => !isElsewhere(path))
    .flatMap(([path, text]) => {
      const names = labelsIn(locale)
        .filter(({ sentence }) => sentence === path)
        .map(({ label }) => plain(texts.get(label) ?? ''));
      return quotesOf(text, locale)
        .filter((quoted) => !names.includes(quoted) && !isNameIn(locale, quoted, all))
        .map((quoted) => `${path}: ${quoted}`);
    });
  expect(unknown).toEqual([]);
});

test('places without labels have quotes', async () => {
  const quoting = await Promise.all(
    locales.map(async (locale) =>
      (await textsIn(locale))
        .filter(([, text]) => quotesOf(text, locale).length > 0)
        .map(([path]) => path),
    ),
  );
  const gone = Object.keys(otherQuotes).filter(
    (place) => !quoting.flat().some((path) => isUnder(path, place)),
  );
  expect(gone).toEqual([]);
});

test.each(locales)('in %s, pages have one name, or it is known why not', async (locale) => {
  const texts = new Map(await textsIn(locale));
  const differing = Object.entries(footerPages).flatMap(([link, page]) =>
    [`footer.${link}`, `${page}.meta.title`].filter(
      (key) => texts.get(key) !== texts.get(`${page}.title`),
    ),
  );
  const known = Object.entries(otherNames)
    .filter(([, { languages }]) => languages.includes(locale))
    .map(([key]) => key);
  expect(differing.sort()).toEqual(known.sort());
});

/** What stands around the name of a collection: « Collection Olympe », « Коллекция «Олимп» ». */
const aroundName: Readonly<Record<Locale, RegExp>> = {
  fr: /^Collection /,
  en: / Collection$/,
  it: /^Collezione /,
  ru: /^Коллекция «|»$/g,
  ar: /^مجموعة /,
};
/** A name without the letter that Russian declines. */
const stemOf = (name: string) => name.replace(/[аеийоуыьюя]$/u, '');

test.each(locales)(
  'in %s, sentences name collections and gods as the catalogue does',
  async (locale) => {
    const texts = new Map(await textsIn(locale));
    const said = (path: string) => texts.get(path) ?? '';
    const collections = [...texts]
      .filter(([path]) => path.startsWith('collections.names.'))
      .map(([, name]) => stemOf(name.replace(aroundName[locale], '')));
    const ends = [collections[0], collections.at(-1)];
    const named: [path: string, names: readonly (string | undefined)[]][] = [
      ['home.collections.text', collections],
      ['home.heritage.facts.1.label', ends],
      ['hero.tagline', ['zeus', 'iris'].map((god) => stemOf(said(`gods.${god}`)))],
      ...categories.map((category): [string, string[]] => [
        `collections.sections.${category}.text`,
        listPieces(category).map(({ god }) => stemOf(said(`gods.${god}`))),
      ]),
    ];
    const wrong = named.flatMap(([path, names]) =>
      names.filter((name) => !name || !said(path).includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  },
);
