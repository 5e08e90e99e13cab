import { describe, expect, test } from 'vitest';
import { type SuiteFeature, suites } from '@/content/residence/suites';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

/** Every id that a suite ever had: stays, their papers and closed nights name it, so that none may go. */
const idsEverGiven = [1, 2, 3, 4, 5, 6];

test('every suite that guests could ever book stays in the list, under an id of its own', () => {
  expect(suites.map(({ id }) => id).sort((a, b) => a - b)).toEqual(idsEverGiven);
});

/** Features that descriptions name in words of their own. */
type Named = Exclude<SuiteFeature, 'bathroom' | 'wifi'>;

/** The words of each feature. */
const words: Readonly<Record<Locale, Readonly<Record<Named, RegExp>>>> = {
  fr: {
    kitchen: /cuisine/i,
    terrace: /terrasse/i,
    seaView: /(?<!\p{L})mer(?!\p{L})|le large/iu,
    hammam: /hammam/i,
    fireplace: /cheminée/i,
    library: /bibliothèque|livres/i,
    pool: /bassin|piscine/i,
    butler: /majordome/i,
  },
  en: {
    kitchen: /kitchen/i,
    terrace: /terrace/i,
    seaView: /\bsea\b/i,
    hammam: /hammam/i,
    fireplace: /fireplace/i,
    library: /library|books/i,
    pool: /\bpool\b/i,
    butler: /butler/i,
  },
  it: {
    kitchen: /cucina/i,
    terrace: /terrazza/i,
    seaView: /\bmare\b|il largo/i,
    hammam: /hammam/i,
    fireplace: /\bcamino\b/i,
    library: /biblioteca|libri/i,
    pool: /vasca|piscina/i,
    butler: /maggiordomo/i,
  },
  ru: {
    kitchen: /кухн/i,
    terrace: /террас/i,
    seaView: /(?<!\p{L})мор(?:е|я|ю|ем)(?!\p{L})/iu,
    hammam: /хаммам/i,
    fireplace: /камин/i,
    library: /библиотек|книжн|книг/i,
    pool: /бассейн/i,
    butler: /дворецк/i,
  },
  ar: {
    kitchen: /مطبخ/,
    terrace: /شرفة|شرفت/,
    seaView: /البحر/,
    hammam: /البخاري/,
    fireplace: /مدفأ/,
    library: /مكتب|الكتب/,
    pool: /حوض/,
    butler: /مضيف خاص|المضيف الخاص/,
  },
};

const features = Object.keys(words.fr) as Named[];

/** What is said of the suite that is larger than each of the others. */
const largest: Readonly<Record<Locale, RegExp>> = {
  fr: /la plus (?:vaste|grande)/i,
  en: /the largest/i,
  it: /la più (?:vasta|grande)/i,
  ru: /самый (?:просторный|большой)/i,
  ar: /(?:أوسع|أكبر) الستة/,
};

describe.each(locales)('in %s', (locale) => {
  const descriptions = messages[locale].apartmentDescriptions;

  test.each(suites)(
    'the description of the suite $slug names no feature that it lacks',
    (suite) => {
      const able: readonly SuiteFeature[] = suite.features;
      const { description } = descriptions[suite.id];
      const named = features.filter((feature) => words[locale][feature].test(description));
      expect(named.filter((feature) => !able.includes(feature))).toEqual([]);
    },
  );

  test('only the largest suite, which has no equal, is called the largest', () => {
    const [first, second] = suites.toSorted((a, b) => b.areaSqm - a.areaSqm);
    const called = suites.filter(({ id }) => largest[locale].test(descriptions[id].description));
    expect(called).toEqual([first]);
    expect(first?.areaSqm).toBeGreaterThan(second?.areaSqm ?? 0);
  });

  test('the questions name what some suites have and others lack, as French does', () => {
    /** The sentence after the one on what all suites have. */
    const varying = (one: Locale) => messages[one].contact.faq[5].answer.split('. ')[1] ?? '';
    const named = (one: Locale) => features.filter((it) => words[one][it].test(varying(one)));
    expect(named(locale)).toEqual(['kitchen', 'terrace', 'fireplace', 'pool']);
    const having = named(locale).map(
      (it) => suites.filter((suite) => suite.features.some((other) => other === it)).length,
    );
    expect(having.filter((count) => count === 0 || count === suites.length)).toEqual([]);
  });

  test.each(features)('some suite is described by its %s', (feature) => {
    const said = suites.filter(({ id }) =>
      words[locale][feature].test(descriptions[id].description),
    );
    expect(said).not.toEqual([]);
  });
});
