import { describe, expect, test } from 'vitest';
import { maxLines, maxPerLine, mostKept } from '@/content/cart/cart-limits';
import { type GalleryCategory, galleryItems } from '@/content/catalogue/gallery';
import { categories } from '@/content/catalogue/piece';
import { carriersAtTheDoor } from '@/content/delivery/delivery';
import { company } from '@/content/house/company';
import { testimonials } from '@/content/house/testimonials';
import { suites } from '@/content/residence/suites';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { allPieces, listPieces } from '@/lib/catalogue/catalogue';
import { mostCompared } from '@/lib/catalogue/compare/compare-list';
import { listItems } from '@/lib/catalogue/gallery';
import { questionCount } from '@/lib/catalogue/which-god';
import { type Locale, locales } from '@/lib/i18n/locales';
import { frenchWords } from '@/tests/content/french-words';
import { countsIn, noCounts, type Said, untied } from '@/tests/content/house/said-periods';
import { saidToTheHouse } from '@/tests/content/house/said-to-the-house';
import { spelled } from '@/tests/content/spelled-numbers';
import { messages } from '@/tests/content/texts';

type Words = (typeof messages)[keyof typeof messages];

const pieces = allPieces.length;
const collections = new Set(allPieces.map(({ collection }) => collection)).size;
const gods = new Set(allPieces.map(({ god }) => god)).size;
const allBeds = listPieces('bed');
const beds = allBeds.length;
const suiteBeds = new Set(suites.map(({ bed }) => bed)).size;
const connectedBeds = allBeds.filter((bed) => capabilitiesOf(bed).includes('cellular'));
const withHammam = suites.filter(({ features }) => features.some((one) => one === 'hammam'));
const cards = Object.keys(messages.fr.categoriesPage.cards).length;
const steps = Object.keys(messages.fr.booking.steps).length;
const guestsOf = (suite: number) => suites.find(({ id }) => id === suite)?.guests ?? 0;
const contactQuestions = messages.fr.contact.faq.length;
const shownIn = (category: GalleryCategory) => listItems(category).length;
const guarantee = Math.min(
  ...allPieces.map(
    ({ warrantyYears, onlineWarrantyYears }) => onlineWarrantyYears ?? warrantyYears,
  ),
);

/** The name of a bed in a language. */
const nameOf = ({ products }: Words, bed: string) =>
  Object.entries(products.bed).find(([id]) => id === bed)?.[1].name ?? '';
/** Where the questions name beds: those that a question in French is about, by words of it, in any language. */
const answersOn = (part: string) => (words: Words) => {
  const place = messages.fr.faq.entries.findIndex(({ question }) => question.includes(part));
  return Object.values(words.faq.entries[place] ?? {}).join(' ');
};
/** What a ceiling or a floor may not be made for: beds higher than two metres, or heavier than 400 kg. */
const isTall = ({ sizeMm }: (typeof allBeds)[number]) => sizeMm.height > 2_000;
const isHeavy = ({ weightKg }: (typeof allBeds)[number]) => weightKg > 400;
const named = [
  ['whose ceiling has to be looked at', allBeds.filter(isTall), answersOn('escalier étroit')],
  ['whose floor has to be looked at', allBeds.filter(isHeavy), answersOn('escalier étroit')],
  ['that have 5G', connectedBeds, answersOn('5G')],
] as const;

/** Where a text counts what the shop has, and the number. */
const statements: readonly (readonly [string, number, (words: Words) => string])[] = [
  ['the head of the home page', pieces, (m) => m.home.meta.description],
  ['the gods of the home page', gods, (m) => m.home.heritage.facts[0].label],
  ['the collections of the home page', collections, (m) => m.home.collections.title],
  ['the gods beside them', gods, (m) => m.home.collections.title],
  ['who brings a piece', carriersAtTheDoor, (m) => m.orders.next.agreed],
  ['the suites of the home page', suites.length, (m) => m.home.residence.text],
  ['the page of the collections', pieces, (m) => m.collections.title],
  ['its collections', collections, (m) => m.collections.title],
  ['the link of the gallery', pieces, (m) => m.gallery.viewAll],
  ['the page that is missing', pieces, (m) => m.notFound.meta.description],
  ['the list for assistants', pieces, (m) => m.assistants.llms.summary],
  ['the suites of the questions', suites.length, (m) => suiteAnswer(m)],
  ['the beds of the questions', beds, (m) => suiteAnswer(m)],
  ['the pieces of one kind in a cart', maxPerLine, (m) => m.errors.cartLimit.text],
  ['the lines of a cart', maxLines, (m) => m.errors.cartLimit.text],
  ['a quantity', maxPerLine, (m) => m.errors.quantityInvalid.text],
  ['what is compared at once', mostCompared, (m) => m.errors.compareFull.text],
  ['the comparison of configurations', mostCompared, (m) => m.compare.meta.description],
  ['a comparison with too many', mostCompared, (m) => m.compare.leftOut.tooMany],
  ['the kept configurations', mostKept, (m) => m.kept.notices.full],
  ['the largest suite', suites.length, (m) => m.apartmentDescriptions[5].description],
  ['the guests of the suite Chronos', guestsOf(4), (m) => m.apartmentDescriptions[4].description],
  ['the suites with a hammam', withHammam.length, (m) => m.amenitiesPage.items[3].text],
  ['the first words of the home page', pieces, (m) => m.hero.tagline],
  ['the suites of the history', suites.length, (m) => m.collections.history.entries[4].text],
  ['the beds with 5G', connectedBeds.length, (m) => m.collections.technologies.items.fiveG.text],
  ['the questions of the contact page', contactQuestions, (m) => m.contact.meta.description],
  ['the head of the gallery', galleryItems.length, (m) => m.gallery.meta.description],
  ['its interiors', shownIn('rooms'), (m) => m.gallery.meta.description],
  ['the gallery', galleryItems.length, (m) => m.gallery.intro],
  ['its armchairs', shownIn('fauteuils'), (m) => m.gallery.filterMeta.fauteuils.description],
  ['its mirrors', shownIn('miroirs'), (m) => m.gallery.filterMeta.miroirs.description],
  ['its wardrobes', shownIn('armoires'), (m) => m.gallery.filterMeta.armoires.description],
  ['its rooms', shownIn('rooms'), (m) => m.gallery.filterMeta.rooms.description],
  ['the title of the Résidence', suites.length, (m) => m.residencePage.meta.title],
  ['the head of the Résidence', suites.length, (m) => m.residencePage.meta.description],
  ['the suites of the Résidence', suites.length, (m) => m.residencePage.intro],
  ['its beds', suiteBeds, (m) => m.residencePage.intro],
  ['the list of its suites', suites.length, (m) => m.residencePage.suites],
  ['the steps of a booking', steps, (m) => m.booking.meta.description],
  ['the testimonials', testimonials.length, (m) => m.testimonials.eyebrow],
  ['the head of the questions on gods', questionCount, (m) => m.whichGod.meta.description],
  ['the questions on gods', questionCount, (m) => m.whichGod.intro],
  ['the answer to them', questionCount, (m) => m.whichGod.result.description],
  ['the head of the categories', cards, (m) => m.categoriesPage.meta.description],
  ['the cards of the categories', cards, (m) => m.categoriesPage.intro],
  ['the kinds of tables', listPieces('table').length, (m) => m.categoriesPage.cards.table.count],
  ...categories.map(
    (one) => [`each ${one}`, listPieces(one).length, (m: Words) => m.collections.intro] as const,
  ),
];

/** « 3 Collections et plus » : as many as are there, or fewer. */
const atLeast: readonly (readonly [number, (words: Words) => string])[] = [
  [beds, (m) => m.categoriesPage.cards.bed.count],
  [listPieces('chair').length, (m) => m.categoriesPage.cards.chair.count],
];

/** What the last piece is called in the history. */
const last: Readonly<Record<Locale, Readonly<Record<number, RegExp>>>> = {
  fr: { 20: /vingtième/ },
  en: { 20: /twentieth/ },
  it: { 20: /ventesimo/ },
  ru: { 20: /Двадцатый/ },
  ar: { 20: /العشرون/ },
};

const suiteEntry = messages.fr.faq.entries.findIndex(({ answer }) => answer.includes('suites'));
const suiteAnswer = (words: Words) => words.faq.entries[suiteEntry]?.answer ?? '';

describe.each(locales)('in %s', (locale) => {
  const words = messages[locale];
  // Arabic writes articles and « and » at the word.
  const [before, after] = locale === 'ar' ? ['', ''] : ['(?<![\\p{L}\\d-])', '(?![\\p{L}\\d-])'];
  const saying = (count: number) =>
    new RegExp(`${before}(?:${spelled[locale][count] ?? count}|${count})${after}`, 'iu');

  test.each(statements)('%s counts what the shop has: %i', (_, count, read) => {
    expect(read(words)).toMatch(saying(count));
  });

  test.each(named)('the questions name the beds %s, and no other', (_, its, read) => {
    const names = allBeds.map(({ id }) => nameOf(words, id).split(/\s/));
    const own = (id: string) =>
      nameOf(words, id)
        .split(/\s/)
        .find((part) => !names.every((name) => name.includes(part))) ?? '?';
    const said = allBeds.filter(({ id }) => read(words).includes(own(id)));
    expect(said.map(({ id }) => id)).toEqual(its.map(({ id }) => id));
  });

  test('the figures of the home page are those of the catalogue and the Résidence', () => {
    const figures = words.home.heritage.facts.map(({ value }) => Number(value));
    expect(figures).toEqual([pieces, collections, guarantee, suites.length]);
  });

  test('the page of the collections counts the pieces of each category', () => {
    const [first = ''] = words.collections.intro.split('.');
    const parts = first.split(/[,،]/);
    expect(parts).toHaveLength(categories.length);
    for (const [n, category] of categories.entries()) {
      expect(parts[n]).toMatch(saying(listPieces(category).length));
    }
  });

  test.each(atLeast)(
    'no card of the categories counts more than the %i there are',
    (count, read) => {
      const [said] = read(words).match(/\d+/) ?? [];
      expect(Number(said)).toBeGreaterThan(1);
      expect(Number(said)).toBeLessThanOrEqual(count);
    },
  );

  test('the year of the last piece names it by the number of pieces', () => {
    expect(words.collections.history.entries[3].title).toMatch(last[locale][pieces] ?? /^$/);
  });

  test('the history of the house begins in the year it was founded', () => {
    expect(words.collections.history.entries[0].year).toBe(String(company.foundedYear));
  });
});

/** What some other language does not say with a number. */
const inFrenchAlone: Readonly<Record<string, number>> = {
  'testimonials.note': testimonials.length,
};

test('beds with 5G have it in their whole edition, and in no other', () => {
  const simpler = connectedBeds.flatMap(({ structure }) => structure ?? []);
  expect(simpler).toHaveLength(connectedBeds.length);
  expect(simpler.filter((one) => capabilitiesOf(one).includes('cellular'))).toEqual([]);
});

test('every number of things that French words say is counted, or stands among those that count none', async () => {
  const words = await frenchWords();
  const read = statements.map(([, count, said]) => [count, said(messages.fr)] as const);
  const isFact = ({ path, text, number }: Said) =>
    saidToTheHouse[path]?.includes(number) ||
    inFrenchAlone[path] === number ||
    atLeast.some(([count, said]) => number <= count && said(messages.fr) === text) ||
    read.some(([count, said]) => count === number && said === text);
  const { unread, gone } = untied(countsIn(words), isFact, noCounts);
  const hint =
    'what the shop has so many of is a line of `statements`, what only the house reads one of said-to-the-house.ts, what counts none one of `noCounts` in said-periods.ts';
  expect(unread, hint).toEqual([]);
  expect(gone, 'what says no such number any more leaves `noCounts`').toEqual([]);
});
