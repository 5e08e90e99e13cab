import { describe, expect, test } from 'vitest';
import { maxLines, maxPerLine } from '@/content/cart/cart-limits';
import { categories } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { suites } from '@/content/residence/suites';
import { allPieces, listPieces } from '@/lib/catalogue/catalogue';
import { mostCompared } from '@/lib/catalogue/compare/compare-list';
import { locales } from '@/lib/i18n/locales';
import { spelled } from '@/tests/content/spelled-numbers';
import { messages } from '@/tests/content/texts';

type Words = (typeof messages)[keyof typeof messages];

const pieces = allPieces.length;
const collections = new Set(allPieces.map(({ collection }) => collection)).size;
const gods = new Set(allPieces.map(({ god }) => god)).size;
const beds = listPieces('bed').length;
const guarantee = Math.min(
  ...allPieces.map(
    ({ warrantyYears, onlineWarrantyYears }) => onlineWarrantyYears ?? warrantyYears,
  ),
);

/** Where a text counts what the shop has, and the number. */
const statements: readonly (readonly [string, number, (words: Words) => string])[] = [
  ['the head of the home page', pieces, (m) => m.home.meta.description],
  ['the gods of the home page', gods, (m) => m.home.heritage.facts[0].label],
  ['the collections of the home page', collections, (m) => m.home.collections.title],
  ['the gods beside them', gods, (m) => m.home.collections.title],
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
  ['the largest suite', suites.length, (m) => m.apartmentDescriptions[5].description],
];

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

  test('the history of the house begins in the year it was founded', () => {
    expect(words.collections.history.entries[0].year).toBe(String(company.foundedYear));
  });
});
