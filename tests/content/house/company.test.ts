import { expect, test } from 'vitest';
import { galleryCategories, galleryItems } from '@/content/catalogue/gallery';
import { technologies } from '@/content/catalogue/technologies';
import { company } from '@/content/house/company';
import { testimonials } from '@/content/house/testimonials';
import { suites } from '@/content/residence/suites';
import { findPiece } from '@/lib/catalogue/catalogue';
import { listItems } from '@/lib/catalogue/gallery';
import { companyFacts } from '@/lib/house/company-facts';
import { formatTexts } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import fr from '@/messages/fr';
import { messages } from '@/tests/content/texts';

test('the gallery has nineteen items under seven filters, none of them empty', () => {
  expect(galleryItems).toHaveLength(19);
  expect(galleryCategories).toHaveLength(7);
  for (const category of galleryCategories) expect(listItems(category), category).not.toEqual([]);
  expect(new Set(galleryItems.map(({ id }) => id)).size).toBe(19);
});

test('every item of the gallery has its own title, caption and alternative text', () => {
  expect(Object.keys(fr.gallery.items).sort()).toEqual(
    galleryItems.map(({ id }) => String(id)).sort(),
  );
  for (const key of ['title', 'caption', 'alt'] as const) {
    const texts = Object.values(fr.gallery.items).map((item) => item[key]);
    expect(Math.min(...texts.map((text) => text.length)), key).toBeGreaterThanOrEqual(10);
    expect(new Set(texts).size, key).toBe(19);
  }
});

test('every filter has a label and a page with its own title', () => {
  expect(Object.keys(fr.gallery.filters)).toEqual(['label', 'all', ...galleryCategories]);
  expect(Object.keys(fr.gallery.filterMeta)).toEqual([...galleryCategories]);
});

test('the residence has six suites, each with a bed of the company, words and features', () => {
  expect(suites.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const suite of suites) {
    expect(findPiece('bed', suite.bed), `suite ${suite.id}`).toBeDefined();
    expect(fr.apartmentDescriptions[suite.id].name.length).toBeGreaterThan(5);
    expect(fr.apartmentDescriptions[suite.id].description.length).toBeGreaterThan(100);
    expect(new Set(suite.features).size).toBe(suite.features.length);
    for (const feature of suite.features) expect(fr.apartments.features[feature]).toBeTruthy();
  }
  expect(new Set(suites.map(({ bed }) => bed)).size).toBe(5);
});

test('the eight gods of the residence have their words', () => {
  const gods = Object.keys(fr.apartmentDescriptions).filter((key) => !/^\d$/.test(key));
  expect(gods.sort()).toEqual(
    ['apollo', 'artemis', 'athena', 'hades', 'hermes', 'hestia', 'morpheus', 'poseidon'].sort(),
  );
});

test('there are three testimonials, rated from one to five, and the page says that they are fictitious', () => {
  expect(testimonials).toHaveLength(3);
  expect(Object.keys(fr.testimonials.entries)).toEqual(testimonials.map(({ id }) => id));
  for (const { rating } of testimonials) expect([1, 2, 3, 4, 5]).toContain(rating);
  expect(fr.testimonials.note).toMatch(/fictifs/);
});

test('six technologies are explained', () => {
  expect(technologies).toHaveLength(6);
  expect(Object.keys(fr.collections.technologies.items)).toEqual([...technologies]);
});

test.each(locales)('in %s, texts name the company as its facts do', (locale) => {
  const all = JSON.stringify(messages[locale]);
  const addresses = all.match(/[\w.]+@theogonie\.example/g) ?? [];
  const known: string[] = Object.values(company).filter((fact) => typeof fact === 'string');
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
  const { legal, terms } = messages[locale];
  const { legalName, street, postalCode, city, registrationNumber, vatNumber, phones } = company;
  const shared = [legalName, `${street}, ${postalCode} ${city}`, vatNumber, phones[0]];
  const said = (page: unknown) => JSON.stringify(page).replace(/[\u00a0\u202f]/g, ' ');
  expect(shared.filter((fact) => !said(terms).includes(fact))).toEqual([]);
  expect([...shared, registrationNumber].filter((fact) => !said(legal).includes(fact))).toEqual([]);
  expect(JSON.stringify(messages[locale].returns)).toContain(company.street);
});

test('the privacy policy has its eleven sections, numbered in order', () => {
  expect(fr.privacy.sections.map(({ id }) => id)).toEqual([
    'donnees-recueillies',
    'utilisation',
    'partage',
    'securite',
    'droits',
    'cookies',
    'conservation',
    'transferts',
    'mineurs',
    'modifications',
    'contact',
  ]);
  const numbers = fr.privacy.sections.map(({ title }) => Number.parseInt(title, 10));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('the privacy policy states its periods and the date of its text', () => {
  const text = JSON.stringify(formatTexts(fr.privacy.sections, 'fr', companyFacts)).replace(
    /\s/g,
    ' ',
  );
  for (const fact of ['10 ans', '13 mois', '3 ans', 'moins de 16 ans'])
    expect(text).toContain(fact);
  expect(fr.privacy.updatedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
