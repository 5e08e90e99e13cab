import { expect, test } from 'vitest';
import { categories } from '@/content/catalogue/piece';
import type { Locale } from '@/lib/i18n/locales';
import { makeSearch } from '@/lib/search';
import { searchCatalogue } from '@/lib/search/catalogue';
import { searchTexts } from '@/lib/search/documents';
import { makeUnderstoodSentence } from '@/lib/search/understood';
import { vocabularyOf } from '@/lib/search/vocabulary';
import fr from '@/messages/fr';

const find = (locale: Locale, query: string) => searchCatalogue(locale, query, 20);
const pathsOf = async (locale: Locale, query: string) =>
  (await find(locale, query)).results.map(({ path }) => path);

/** Narrow and plain spaces look alike here. */
const spaced = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');

test.each<[Locale, query: string, understood: string]>([
  ['fr', 'tables moins de 5 000', 'Tables, jusqu’à 5 000 €'],
  ['fr', 'moins de 5 000', 'Pièces, jusqu’à 5 000 €'],
  ['fr', 'sous 8000 €', 'Pièces, jusqu’à 8 000 €'],
  ['fr', 'cinq mille euros maximum', 'Pièces, jusqu’à 5 000 €'],
  ['fr', 'trois mille cinq cents euros max', 'Pièces, jusqu’à 3 500 €'],
  ['fr', 'moins de quinze cents euros', 'Pièces, jusqu’à 1 500 €'],
  ['fr', 'quarante-cinq mille euros', 'Pièces, autour de 45 000 €'],
  ['fr', 'quatre-vingt mille', 'Pièces, autour de 80 000 €'],
  ['fr', 'entre mille et deux mille euros', 'Pièces, de 1 000 € à 2 000 €'],
  ['fr', 'entre deux et trois mille', 'Pièces, de 2 000 € à 3 000 €'],
  ['fr', 'entre 2 et 3 mille euros', 'Pièces, de 2 000 € à 3 000 €'],
  ['fr', 'entre 3000 et 5000', 'Pièces, de 3 000 € à 5 000 €'],
  ['fr', '8.999,95 €', 'Pièces, autour de 8 999 €'],
  ['fr', '4,5k', 'Pièces, autour de 4 500 €'],
  ['fr', 'armoire pour un mur de 3 m', 'Armoires, largeur 300 cm au plus'],
  ['fr', 'cadeau à moins de 3000 €', 'Tables et miroirs, jusqu’à 3 000 €'],
  ['fr', 'fautueil pas cher', 'Fauteuils, du moins cher au plus cher'],
  ['fr', 'lit rouge le plus cher', 'Lits, couleur rouge, du plus cher au moins cher'],
  ['fr', 'lit 160x200', 'Lits, pour un matelas de 160 × 200 cm'],
  ['fr', 'lit 180', 'Lits, largeur 180 cm'],
  ['fr', 'armoire moins de 2,5 m', 'Armoires, largeur 250 cm au plus'],
  ['fr', 'bed', 'Lits'],
  ['fr', 'кровать до 9000', 'Lits, jusqu’à 9 000 €'],
  ['fr', 'سرير', 'Lits'],
  ['fr', 'Ἀθηνᾶ', 'Résultats pour « Athéna »'],
  ['en', 'beds from 9000 to 13000', 'Beds, from €9,000 to €13,000'],
  ['en', 'less than three thousand five hundred euros', 'Pieces, for at most €3,500'],
  ['en', 'twelve hundred euros', 'Pieces, around €1,200'],
  ['en', 'between two and three thousand euros', 'Pieces, from €2,000 to €3,000'],
  ['en', 'over 10,000 euros', 'Pieces, from €10,000'],
  ['it', 'quarantacinquemila euro', 'Pezzi, intorno a 45.000 €'],
  ['it', 'meno di duemila euro', 'Pezzi, fino a 2.000 €'],
  ['it', 'sotto i duemilacinquecento euro', 'Pezzi, fino a 2.500 €'],
  ['it', 'meno di 5.000', 'Pezzi, fino a 5.000 €'],
  ['ru', 'от тысячи до трёх тысяч евро', 'Предметы, от 1 000 € до 3 000 €'],
  ['ru', 'до полутора тысяч', 'Предметы, не дороже 1 500 €'],
  ['ru', 'под 9000', 'Предметы, не дороже 9 000 €'],
  ['ar', 'أقل من ألفي يورو', 'قطع، بسعر لا يتجاوز 2,000 €'],
  ['ar', 'أقل من ثلاثة آلاف وخمسمئة يورو', 'قطع، بسعر لا يتجاوز 3,500 €'],
  ['ar', 'بين ألف وثلاثة آلاف يورو', 'قطع، من 1,000 € إلى 3,000 €'],
  ['ar', 'أقل من ٥٠٠٠', 'قطع، بسعر لا يتجاوز 5,000 €'],
])('in %s « %s » is understood as « %s »', async (locale, query, understood) => {
  expect(spaced((await find(locale, query)).understood)).toBe(spaced(understood));
});

test.each(categories)(
  'of what is asked for a category comes first, by its name: %s',
  async (category) => {
    const say = makeUnderstoodSentence(await vocabularyOf('fr'), 'fr');
    const said = say({
      parts: [{ keys: [category], words: [], label: 'typed', isRead: false }],
      price: { most: 500_000 },
    });
    expect(spaced(said)).toBe(`${fr.sitemapPage.groups[category]}, jusqu’à 5 000 €`);
  },
);

test.each([
  ['fr', 'lit Zeus'],
  ['fr', 'payer en 24 fois'],
  ['fr', 'lit avec 5G'],
  ['fr', 'TH-2025-ABCDEFGH'],
  ['fr', 'règlement 2023/988'],
  ['en', 'warranty of 10 years'],
] as const)('in %s « %s » is taken as it stands', async (locale, query) => {
  expect((await find(locale, query)).understood).toBeUndefined();
});

test('pieces that can do it come first, then options that add it', async () => {
  const kinds = (await find('fr', 'massage')).results.map(({ kind }) => kind);
  expect(kinds.slice(0, 6)).toEqual([...Array(5).fill('piece'), 'option']);
});

test('a price leaves only pieces at that price', async () => {
  const { results, total } = await find('fr', 'moins de 5000');
  expect(results.map(({ kind }) => kind)).toEqual(Array(total).fill('piece'));
  expect(results.map(({ path }) => path)).not.toContain('/bed/zeus');
  expect(await pathsOf('fr', 'le lit le moins cher')).toEqual([
    '/bed/hades',
    '/bed/zeus',
    '/bed/poseidon',
    '/bed/kratos',
    '/bed/chronos',
  ]);
});

test('what is dearest goes by the dearest edition of a piece', async () => {
  expect(await pathsOf('fr', 'le lit le plus cher')).toEqual([
    '/bed/kratos',
    '/bed/chronos',
    '/bed/poseidon',
    '/bed/zeus',
    '/bed/hades',
  ]);
});

test.each<[Locale, query: string]>([
  ['fr', 'armoire à moins de 12 500'],
  ['fr', 'armoire sous 12500 €'],
  ['en', 'wardrobe under 12,500'],
  ['en', 'wardrobe less than 12500 euros'],
  ['it', 'armadio meno di 12.500'],
  ['it', 'armadio sotto i 12500'],
  ['ru', 'шкаф дешевле 12 500'],
  ['ru', 'шкаф до 12500 евро'],
  ['ar', 'خزانة أقل من 12500'],
  ['ar', 'خزانة تحت ١٢٥٠٠ يورو'],
])('in %s « %s » has what costs exactly that, and the words allow it', async (locale, query) => {
  const { results, price, understood = '' } = await find(locale, query);
  expect(price).toEqual({ most: 1_250_000 });
  expect(results.map(({ path }) => path)).toEqual(['/wardrobe-details/demeter']);
  expect(understood).toMatch(/jusqu’à|at most|fino a|не дороже|لا يتجاوز/);
});

test('what is not made leads to the nearest, and the answer says so', async () => {
  const cheap = await find('fr', 'lit moins de 5000');
  expect([cheap.nearest, cheap.results[0]?.path]).toEqual([
    fr.search.understood.nearest,
    '/bed/hades',
  ]);
  const narrow = await find('fr', 'lit 160x200');
  expect([narrow.nearest, narrow.results[0]?.path]).toEqual([
    fr.search.understood.nearest,
    '/bed/hades',
  ]);
  expect((await pathsOf('fr', 'canapé'))[0]).toMatch(/^\/chair-details\//);
});

test.each<[Locale, query: string, nearest: string, first: RegExp]>([
  ['fr', 'canapé', 'La maison ne fait pas de canapés ; voici ce qui s’en approche.', /chair-det/],
  ['fr', 'canape', 'La maison ne fait pas de canapés ; voici ce qui s’en approche.', /chair-det/],
  ['fr', 'divano', 'La maison ne fait pas de canapés ; voici ce qui s’en approche.', /chair-det/],
  ['fr', 'chaise de bureau', 'La maison ne fait pas de chaises de bureau ; voici', /chair-det/],
  ['fr', 'lampe', 'La maison ne fait pas de lampes ; voici', /morpheus-nightstand/],
  ['en', 'sofa', 'The house makes no sofas; here is what comes nearest.', /chair-det/],
  ['en', 'bookshelves', 'The house makes no bookcases;', /wardrobe-det/],
  ['it', 'divano letto', 'La maison non fa divani; ecco ciò che più si avvicina.', /chair-det/],
  ['ru', 'диван', 'Мы не делаем диванов; вот что ближе всего.', /chair-det/],
  ['ar', 'كنبة', 'لا تصنع الدار الأرائك؛ وهذا أقرب ما لديها.', /chair-det/],
  ['ar', 'أريكة', 'لا تصنع الدار الأرائك؛ وهذا أقرب ما لديها.', /chair-det/],
])(
  'in %s the answer to « %s » says that the house makes none',
  async (locale, query, said, first) => {
    const { nearest, results } = await find(locale, query);
    expect(spaced(nearest)).toContain(said);
    expect(results[0]?.path).toMatch(first);
  },
);

test('of what is not made a price is understood too, and nothing is near to a carpet', async () => {
  const { understood, nearest, results } = await find('fr', 'canapé moins de 9000 €');
  expect(spaced(understood)).toBe('Fauteuils, jusqu’à 9 000 €');
  expect(spaced(nearest)).toBe('La maison ne fait pas de canapés ; voici ce qui s’en approche.');
  expect(results[0]?.path).toMatch(/^\/chair-details\//);
  expect(await find('fr', 'tapis')).toMatchObject({
    results: [],
    nearest: 'La maison ne fait pas de tapis.',
  });
  for (const query of ['fauteuil', 'lit avec une lampe', 'lit sans lampe']) {
    expect((await find('fr', query)).nearest, query).toBeUndefined();
  }
});

test('what is not made is not found by longer words that begin like it', async () => {
  const texts = await searchTexts('fr');
  const page = (path: string, text: string) => ({
    ...{ kind: 'page' as const, path, title: path, text, lines: [], keywords: '', keys: [path] },
  });
  const added = [page('/artisans', 'Nos tapissiers'), page('/lamps', 'Sous les lampes')];
  const search = makeSearch({ ...texts, documents: [...texts.documents, ...added] }, 'fr');
  const found = (query: string) => search.find(query, 200).results.map(({ path }) => path);
  expect(found('tapis')).toEqual([]);
  for (const query of ['tapissier', 'tapissi']) expect(found(query)).toEqual(['/artisans']);
  expect(found('lampe')).toContain('/lamps');
});

test('« sans » leaves out what has it', async () => {
  const [first] = await pathsOf('fr', 'fauteuil sans microphone');
  expect(first).toMatch(/^\/chair-details\//);
  const chairs = (await pathsOf('fr', 'fauteuil sans microphone')).slice(0, 4);
  expect(chairs).not.toContain('/chair-details/apollo');
  expect((await pathsOf('fr', 'fauteuil avec microphone'))[0]).toBe('/chair-details/apollo');
});

test('a warning and a guarantee are answered by their pages, with what else concerns them', async () => {
  const paths = await pathsOf('en', 'pacemaker');
  expect(paths[0]).toBe('/product-safety');
  expect(paths).toContain('/chair-details/athena');
  expect((await pathsOf('en', 'warranty')).slice(0, 2)).toEqual([
    '/legal-guarantee',
    '/faq#question-5',
  ]);
});

test.each<[Locale, query: string]>([
  ['fr', 'cassé'],
  ['fr', 'ne marche plus'],
  ['fr', 'mon lit ne marche plus'],
  ['fr', 'fauteuil en panne'],
  ['fr', 'mon lit Zeus grince'],
  ['en', 'broken'],
  ['en', "doesn't work"],
  ['en', 'my bed doesn’t work anymore'],
  ['en', 'squeaky bed'],
  ['it', 'rotto'],
  ['it', 'la poltrona non funziona'],
  ['ru', 'скрипит'],
  ['ru', 'кровать скрипит'],
  ['ru', 'сломалось'],
  ['ru', 'кресло не работает'],
  ['ar', 'مكسور'],
  ['ar', 'السرير لا يعمل'],
  ['fr', 'broken'],
  ['en', 'сломалось'],
])(
  'in %s « %s » leads to the guarantee, then to the house before any piece',
  async (locale, query) => {
    const [first, ...more] = await pathsOf(locale, query);
    expect(first).toBe('/legal-guarantee');
    const pages = more.slice(0, more.indexOf('/contact') + 1);
    expect(pages).not.toEqual([]);
    expect(pages.filter((path) => !/^\/(faq|contact)/.test(path))).toEqual([]);
  },
);

test.each<[Locale, query: string]>([
  ['fr', 'j’ai un problème'],
  ['en', 'problem with delivery'],
  ['it', 'ho un problema'],
  ['ru', 'проблема'],
  ['ar', 'عندي مشكلة'],
])('in %s « %s » leads to the house, with the guarantee', async (locale, query) => {
  const paths = await pathsOf(locale, query);
  expect(paths[0]).toBe('/contact');
  expect(paths.slice(0, 5)).toContain('/legal-guarantee');
});

test('what makes a noise is looked for among the pieces', async () => {
  expect((await pathsOf('en', 'quiet motor noise'))[0]).not.toBe('/legal-guarantee');
});

test('words can be searched as they stand', async () => {
  const { understood, results } = await searchCatalogue('fr', 'moins de 5000', 5, 'literal');
  expect(understood).toBeUndefined();
  expect(results.map(({ kind }) => kind)).not.toEqual(Array(results.length).fill('piece'));
});

test('a text of any kind is answered at once', async () => {
  await find('fr', 'lit');
  for (const text of [
    'fauteuil '.repeat(250),
    'x'.repeat(2_000),
    '😀🛏️',
    'a',
    'سرير lit под 9000 bed',
    "'; DROP TABLE orders; --",
    '<img src=x onerror=alert(1)>',
    '9'.repeat(500),
  ]) {
    const start = performance.now();
    expect((await find('fr', text)).results.length).toBeLessThanOrEqual(20);
    expect(performance.now() - start, text.slice(0, 20)).toBeLessThan(500);
  }
});
