import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import { compileSentence } from '@/lib/i18n/messages';
import { formatSentence, type Sentence } from '@/lib/i18n/sentence';
import { messages, textsUnder } from '@/tests/content/texts';

/** Every message of a language with its key, those of the mails among them. */
async function listTexts(locale: Locale) {
  const { mails } = await import(`../../../messages/${locale}/mail/mails.ts`);
  const { orderMails } = await import(`../../../messages/${locale}/mail/order-mails.ts`);
  return [
    ...textsUnder(messages[locale], ''),
    ...textsUnder(mails, 'mails'),
    ...textsUnder(orderMails, 'orderMails'),
  ];
}

const isPlural = (text: string) => text.includes(', plural,');

/** The type of a plural among the nodes of a compiled message; its third part has the forms. */
const pluralType = 2;

/** The forms of each plural of a compiled message, nested ones too. */
function formsIn(node: unknown): string[][] {
  if (!Array.isArray(node)) return [];
  const [, type, options] = node;
  if (typeof node[0] === 'string' && type === pluralType)
    return [Object.keys(options), ...Object.values(options).flatMap(formsIn)];
  return node.flatMap(formsIn);
}

/** What a language counts by. Millions, which French and Italian count apart, are sold by nobody. */
function formsOf(locale: Locale): string[] {
  const { pluralCategories } = new Intl.PluralRules(languages[locale].tag).resolvedOptions();
  const isSmall = locale === 'ru' || locale === 'ar';
  return pluralCategories.filter((form) => form !== 'many' || isSmall).sort();
}

test.each(locales)('every message in %s is ICU', async (locale) => {
  for (const [key, text] of await listTexts(locale))
    expect(() => compileSentence(text), key).not.toThrow();
});

test.each(locales)(
  'every plural in %s has all forms of the language and no other',
  async (locale) => {
    const plurals = (await listTexts(locale)).filter(([, text]) => isPlural(text));
    expect(plurals.length).toBeGreaterThan(15);
    for (const [key, text] of plurals) {
      const found = formsIn(compileSentence(text));
      expect(found.length, key).toBe(text.split(', plural,').length - 1);
      for (const forms of found) expect(forms.sort(), key).toEqual(formsOf(locale));
    }
  },
);

/** Counts of every plural form of the five languages, and of both sides of where one ends. */
const someCounts = [0, 1, 2, 3, 4, 5, 10, 11, 21, 22, 99, 100, 101, 1_000];

/** Whether a browser says each plural as the server does, for these counts. */
async function expectAlike(locale: Locale, counts: readonly number[]) {
  for (const [key, text] of (await listTexts(locale)).filter(([, one]) => isPlural(one))) {
    const sentence: Sentence = compileSentence(text);
    for (const count of counts) {
      const names = [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => [name, count]);
      const values: Record<string, number> = Object.fromEntries(names);
      const said = formatSentence(sentence, locale, values);
      expect(said, key).toBe(formatText(text, locale, values));
      expect(said, key).not.toMatch(/[#{}]|undefined/);
    }
  }
}

test.each(locales)('in %s the browser formats plurals as the server does', (locale) =>
  expectAlike(locale, someCounts),
);

for (const locale of locales) {
  test(`in ${locale} it does so for each count up to 120`, { tags: ['matrix'] }, () =>
    expectAlike(locale, [...Array(121).keys()]),
  );
}

const counted: [Locale, number, string][] = [
  ['fr', 1, '1 pièce dans le panier'],
  ['fr', 2, '2 pièces dans le panier'],
  ['ru', 1, '1 товар в корзине'],
  ['ru', 3, '3 товара в корзине'],
  ['ru', 11, '11 товаров в корзине'],
  ['ru', 21, '21 товар в корзине'],
  ['ar', 1, 'قطعة واحدة في السلة'],
  ['ar', 2, 'قطعتان في السلة'],
  ['ar', 5, '5 قطع في السلة'],
  ['ar', 11, '11 قطعة في السلة'],
  ['ar', 100, '100 قطعة في السلة'],
];

test.each(counted)(
  'in %s a cart of %i items is counted with the right plural',
  (locale, pieces, text) => {
    const sentence = compileSentence(messages[locale].nav.count);
    expect(formatSentence(sentence, locale, { pieces })).toBe(text);
  },
);

test('a sentence without one of its values is refused', () => {
  expect(() => formatText('{a} and {b}', 'en', { a: 1 })).toThrow(/b/);
});

/** The files of a folder that visitors' words pass through. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('atelier/'))
    .map((name) => `${folder}/${name}`);
}

test('no code replaces placeholders by hand', () => {
  // `.replace('{name}', …)`, `.replace(/\{(\w+)\}/g, …)` and `.replace('#', …)`
  const ownFormat = /\.replace(All)?\(\s*(['"`](\{\w|#)|\/\(?\\?\{)/;
  expect(`text.replace('{name}', name)`).toMatch(ownFormat);
  expect('text.replace(/\\{(\\w+)\\}/g, value)').toMatch(ownFormat);
  expect(`text.replace(\n  '#', count)`).toMatch(ownFormat);
  const files = ['app', 'components', 'content', 'db', 'lib', 'server', 'use-cases'].flatMap(
    sourcesIn,
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => ownFormat.test(readFileSync(file, 'utf8')))).toEqual([]);
});
