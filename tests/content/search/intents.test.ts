import { expect, test } from 'vitest';
import { intents, type NotMade, notMade } from '@/content/search/intents';
import { stopWords } from '@/content/search/stop-words';
import { allPieces, detailPath } from '@/lib/catalogue/catalogue';
import { optionNameIn, productWords } from '@/lib/catalogue/product-words';
import { listProducts } from '@/lib/catalogue/products';
import { type Locale, locales } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/search/words';
import { messages } from '@/tests/content/texts';

/** Names that have the word of a thing that the house makes none of, which is another thing in them, with the reason. */
const otherThings: readonly (readonly [name: string, thing: NotMade, reason: string])[] = [];

const things = Object.keys(notMade) as NotMade[];

/** The words of a text that a search looks at, with spaces around each. */
function tellingWords(text: string, locale: Locale): string {
  const ignored = new Set(wordsOf(stopWords[locale], locale));
  const words = wordsOf(text, locale).filter((word) => !ignored.has(word));
  return ` ${words.join(' ')} `;
}

/** The things that a name seems to be, of which the search says that the house makes none. */
const deniedThings = (name: string, locale: Locale): NotMade[] =>
  things.filter((thing) =>
    intents[locale].notMade[thing]
      .split(', ')
      .some((phrase) => tellingWords(name, locale).includes(tellingWords(phrase, locale))),
  );

/** Whether what is nearest to a thing is one of these. */
const leadsTo = (thing: NotMade, keys: readonly string[]) =>
  keys.some((key) => (notMade[thing] as readonly string[]).includes(key));

/** The options of a language by name, with what leads to each: the pieces that offer it, and their category. */
function optionsIn(locale: Locale): Map<string, string[]> {
  const options = new Map<string, string[]>();
  for (const product of listProducts()) {
    for (const { id } of product.options) {
      const name = optionNameIn(messages[locale], product, id);
      const keys = [detailPath(product.piece), product.piece.category];
      options.set(name, [...(options.get(name) ?? []), ...keys]);
    }
  }
  return options;
}

test.each(locales)(
  'in %s the search does not say of a piece or an option that there is none',
  (locale) => {
    const pieces = allPieces.map((piece): [string, string[]] => [
      productWords(messages[locale], piece).name,
      [],
    ]);
    const named = [...pieces, ...optionsIn(locale)];
    expect(named.length).toBeGreaterThan(allPieces.length + 40);
    const denied = named.flatMap(([name, keys]) =>
      deniedThings(name, locale)
        .filter((thing) => !leadsTo(thing, keys))
        .filter((thing) => !otherThings.some(([other, one]) => other === name && one === thing))
        .map((thing) => `« ${name} »: ${thing}`),
    );
    expect(
      denied,
      '`notMade` of content/search/intents.ts: what is made is none of it, and of an option it may lead to the piece',
    ).toEqual([]);
  },
);

test('a name is compared as a search is, whatever its plural and the words around it', () => {
  expect(deniedThings('Lampes de lecture', 'fr')).toEqual(['lamp']);
  expect(deniedThings('Table à manger intégrée', 'fr')).toEqual(['diningTable']);
  expect(deniedThings('Table intégrée', 'fr')).toEqual([]);
  expect(deniedThings('Lampadario', 'it')).toEqual(['lamp']);
  expect(deniedThings('مصباح للقراءة', 'ar')).toEqual(['lamp']);
  expect(leadsTo('sofa', ['/chair-details/none', 'chair'])).toBe(true);
  expect(leadsTo('sofa', ['/bed/none'])).toBe(false);
});
