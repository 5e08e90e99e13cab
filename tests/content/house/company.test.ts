import { expect, test } from 'vitest';
import { galleryCategories, galleryItems } from '@/content/catalogue/gallery';
import { technologies } from '@/content/catalogue/technologies';
import { company } from '@/content/house/company';
import { quarter } from '@/content/house/quarter';
import { testimonials } from '@/content/house/testimonials';
import { suites } from '@/content/residence/suites';
import { findPiece } from '@/lib/catalogue/catalogue';
import { listItems } from '@/lib/catalogue/gallery';
import { companyFacts } from '@/lib/house/company-facts';
import { formatText, formatTexts } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { bookingWords } from '@/lib/mail/mail-words';
import { receptionFacts } from '@/lib/residence/residence-facts';
import { filledText, type TextRoute } from '@/lib/search/markdown/texts';
import fr from '@/messages/fr';
import { frenchWords } from '@/tests/content/french-words';
import { messages, textsUnder, wordingIn } from '@/tests/content/texts';

test('the streets that are drawn around the house are those of its quarter', () => {
  const places = quarter.avenues.flat();
  for (const [axis, own] of [company.latitude, company.longitude].entries()) {
    const along = places.map((place) => place[axis] ?? 0).sort((a, b) => a - b);
    const middleHalf = [
      along[Math.floor(along.length / 4)],
      along[Math.ceil((along.length * 3) / 4)],
    ];
    const hint =
      'a house that moves needs the streets of its new quarter: content/house/quarter.ts';
    expect(own, hint).toBeGreaterThan(middleHalf[0] ?? Infinity);
    expect(own, hint).toBeLessThan(middleHalf[1] ?? -Infinity);
  }
});

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
  expect(all.match(/[\w.]+@theogonie\.example/g) ?? []).toEqual([]);
  // What the register, the post and the telephone know stands in no sentence: placeholders take it from the facts.
  const named = [
    ...[company.street, company.postalCode, company.registrationNumber, company.siret],
    ...[company.vatNumber, ...company.phones, company.host, company.hostPhone, company.mediator],
  ];
  const plain = all.replace(/[\u00a0\u202f]/g, ' ');
  expect(named.filter((fact) => plain.includes(fact))).toEqual([]);
  const { legalName, street, registrationNumber, siret, vatNumber, phones } = company;
  const shared = [legalName, companyFacts.address, vatNumber, registrationNumber, phones[0]];
  const notice = [...shared, siret, company.host, company.hostPhone, company.email];
  const said = (path: TextRoute) =>
    JSON.stringify(filledText(wordingIn(locale), path)).replace(/[\u00a0\u202f]/g, ' ');
  const missing = (path: TextRoute, facts: readonly string[]) =>
    facts.filter((fact) => !said(path).includes(fact));
  expect(missing('/terms', [...shared, company.mediator, company.email])).toEqual([]);
  expect(missing('/legal-notice', notice)).toEqual([]);
  expect(missing('/returns', [legalName, street, company.email])).toEqual([]);
});

test.each(locales)('in %s, the maker of the mattress has one name', (locale) => {
  const naming = (one: Locale) =>
    textsUnder(messages[one], '')
      .filter(([, text]) => text.includes(company.mattressMaker))
      .map(([path]) => path);
  expect(naming(locale)).toEqual(naming('fr'));
  expect(naming(locale).length).toBeGreaterThan(5);
  // And no other firm is called a mark that was made up.
  expect(textsUnder(messages.fr, '').filter(([, text]) => /marque fictive/.test(text))).toEqual(
    textsUnder(messages.fr, '').filter(
      ([, text]) => /marque fictive/.test(text) && text.includes(company.mattressMaker),
    ),
  );
});

/** What follows the name in the name that the register has: the form of the company. */
const legalForm = company.legalName.slice(`${company.name} `.length);

/** The forms of French companies, as the legal notice calls them. */
const legalForms: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  SAS: {
    fr: 'société par actions simplifiée au',
    en: 'simplified joint-stock company (société par actions simplifiée) with',
    it: 'società per azioni semplificata di',
    ru: 'упрощённое акционерное общество французского права (SAS)',
    ar: 'شركة مساهمة مبسّطة',
  },
  SARL: {
    fr: 'société à responsabilité limitée au',
    en: 'limited liability company (société à responsabilité limitée) with',
    it: 'società a responsabilità limitata di',
    ru: 'общество с ограниченной ответственностью французского права (SARL)',
    ar: 'شركة ذات مسؤولية محدودة',
  },
  SA: {
    fr: 'société anonyme au',
    en: 'public limited company (société anonyme) with',
    it: 'società per azioni di',
    ru: 'акционерное общество французского права (SA)',
    ar: 'شركة مساهمة رأس',
  },
};

test.each(locales)(
  'in %s, the form of the company is that of its name, short and in full',
  (locale) => {
    expect(company.legalName).toBe(`${company.name} ${legalForm}`);
    const texts = textsUnder(messages[locale], '').map(([, text]) => text);
    // Sentences take the name from the facts; none has a form of its own.
    const written = new RegExp(
      `${company.name}[\\s\u00a0](?:SASU?|SARL|EURL|SA|SCA|SNC|SE)(?!\\p{L})`,
      'u',
    );
    expect(texts.filter((text) => written.test(text))).toEqual([]);
    const said = messages[locale].legal.sections[0].paragraphs.join(' ');
    const named = Object.keys(legalForms).filter((form) =>
      said.includes(legalForms[form]?.[locale] ?? '?'),
    );
    expect(named).toEqual([legalForm]);
  },
);

/** How each language says that the reception never closes. */
const always: Readonly<Record<Locale, RegExp>> = {
  fr: /jour et nuit|nuit et jour|24\s?h|24\s?heures|24\/7|à toute heure|quelle que soit l’heure|à n’importe quelle heure|ne ferme pas/i,
  en: /day (?:and|or) night|24\s?h|24 hours|24\/7|round the clock|whatever the hour|at any hour|never closes/i,
  it: /giorno e notte|notte e giorno|24\s?h|24 ore|24\/7|a tutte le ore|a qualsiasi ora|non chiude/i,
  ru: /круглосуточн|дн[её]м и ночью|круглые сутки|24\s?ч|24\/7|в любо[ей] (?:час|время)|не закрывается/i,
  ar: /ليلًا (?:أو|و)\s?نهارًا|ليلَ نهار|ليل نهار|على مدار الساعة|24 ?ساعة|24\/7|في أي ساعة|لا يغلق/,
};

/** What says such words of something else than the reception. */
const notOfReception = /^(?:stories|products|options|privacy|desk\.marks\.late)(?:\.|$)/;

test.each(locales)(
  'in %s, nothing says that the reception never closes but where it does not',
  async (locale) => {
    const mails = await bookingWords(locale);
    const beside = locale === 'fr' ? await frenchWords() : {};
    const texts = textsUnder({ ...messages[locale], bookingMails: mails, ...beside }, '').filter(
      ([path]) => !notOfReception.test(path),
    );
    const closing = texts.map(
      ([path, text]) => [path, text.replace(/always \{[^{}]*\}/g, '')] as const,
    );
    expect(closing.filter(([, text]) => always[locale].test(text)).map(([path]) => path)).toEqual(
      [],
    );
    // And it is said today.
    expect(texts.filter(([, text]) => always[locale].test(text)).length).toBeGreaterThan(8);
  },
);

test.each(locales)('in %s, sentences give the hours of a reception that closes', async (locale) => {
  const facts = { ...receptionFacts({ opens: '8:00', closes: '20:00' }), phone: '1', number: '2' };
  const { bookingConfirmed, bookingReminder } = await bookingWords(locale);
  const { amenitiesPage, detail, booking } = messages[locale];
  const said = [
    bookingConfirmed.notes.at(-1) ?? '',
    bookingReminder.text[0] ?? '',
    amenitiesPage.items[0].text,
    detail.closing.bed.text,
    booking.manage.tooLate,
  ].map((text) => formatText(text, locale, { ...facts, hours: 48, checkIn: '15:00', suite: '' }));
  for (const text of said) {
    expect(text).toMatch(/8:00.*20:00/);
    expect(text).not.toMatch(always[locale]);
  }
});

test.each(locales)('in %s, the legal notice says the capital of the company', (locale) => {
  const { sections } = filledText(wordingIn(locale), '/legal-notice');
  const said = sections[0]?.paragraphs.join(' ').replace(/(\d)\D(?=\d{3})/g, '$1');
  expect(said).toContain(String(company.capitalEuros));
  expect(messages[locale].legal.sections[0].paragraphs[0]).toContain('{capitalEuros, number}');
});

test('the privacy policy has its eleven sections', () => {
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
