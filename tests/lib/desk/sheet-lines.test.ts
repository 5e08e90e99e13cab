import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fact } from '@/components/desk/facts';
import {
  installationInWords,
  lineHead,
  optionsInWords,
  parcelTotals,
  sheetLines,
  slipHead,
  sortedLines,
} from '@/lib/desk/sheet-lines';
import { aZeusLine } from '@/tests/make';

test('a line has its parcels, size, weight and materials, and French names', async () => {
  const [line] = await sheetLines([{ ...aZeusLine, name: 'Zeus bed', quantity: 2 }]);
  expect(line?.name).toBe('Lit Zeus');
  expect(line?.parcels?.length).toBeGreaterThan(0);
  expect(line?.materials?.length).toBeGreaterThan(0);
  expect(line?.sizeMm?.width).toBeGreaterThan(1_000);
});

test('the totals count each parcel of each piece', async () => {
  const [one] = [await sheetLines([aZeusLine])];
  const two = await sheetLines([{ ...aZeusLine, quantity: 2 }]);
  const { count, weightKg } = parcelTotals(one);
  expect(count).toBeGreaterThan(0);
  expect(parcelTotals(two)).toEqual({ count: 2 * count, weightKg: 2 * weightKg });
});

test('what is not in the catalogue has no parcels', async () => {
  const lines = await sheetLines([{ ...aZeusLine, productId: null, name: 'Achat Premium' }]);
  expect(parcelTotals(lines)).toEqual({ count: 0, weightKg: 0 });
});

const planned = {
  ...{ deliveryCountry: 'FR', deliveryPostcode: '75001' },
  ...{ deliveryFirst: '2026-12-10', deliveryLast: '2026-12-24' },
};

test('the workshop reads the day that is agreed, with its weekday, and before that the days announced', () => {
  expect(installationInWords({ ...planned, deliveryDate: '2026-12-15' })).toBe(
    'Livraison convenue le mardi 15 décembre 2026',
  );
  expect(installationInWords({ ...planned, deliveryDate: null })).toMatch(
    /^Installation annoncée\u00a0: 10–24 décembre \(.+\)$/,
  );
  const unknown = { ...planned, deliveryFirst: null, deliveryLast: null, deliveryDate: null };
  expect(installationInWords(unknown)).toBeUndefined();
});

test('carriers read who sends them, the telephone, and the day with its weekday', () => {
  expect(slipHead({ deliveryDate: '2026-12-15' })).toEqual([
    ['La maison', 'Théogonie, +33\u00a01\u00a070\u00a000\u00a000\u00a024'],
    ['Jour convenu', 'mardi 15 décembre 2026'],
  ]);
  expect(slipHead({}).at(1)).toEqual(['Jour convenu', 'pas encore convenu']);
});

test('of a free line nothing is said of options, and it has a box where a piece has those of its parcels', async () => {
  const bare = { ...aZeusLine, optionIds: [], optionNames: [] };
  const [piece, free] = await sheetLines([bare, { ...bare, productId: null, name: 'Pose' }]);
  if (!piece || !free) throw new Error('two lines');
  expect([optionsInWords(piece), optionsInWords(free)]).toEqual(['sans option', undefined]);
  expect([lineHead(piece), lineHead(free)]).toEqual(['1 × Lit Zeus', '☐ 1 × Pose']);
});

test('lines of the house alone, as what it carries out, stand apart from what is made and carried', async () => {
  const service = { ...aZeusLine, productId: null, optionIds: [], optionNames: [], name: 'Pose' };
  const gone = { ...aZeusLine, productId: 'lit-disparu', name: 'Lit disparu' };
  const { goods, others } = sortedLines(await sheetLines([service, aZeusLine, gone]));
  expect(goods.map(({ name }) => name)).toEqual(['Lit Zeus', 'Lit disparu']);
  expect(others.map(lineHead)).toEqual(['☐ 1 × Pose']);
});

test('a fact without a value, or with a list of none, has no row', () => {
  const row = (children: React.ReactNode) =>
    renderToStaticMarkup(createElement(Fact, { name: 'Colis', children }));
  expect([row(undefined), row([])]).toEqual(['', '']);
  expect(row(['1 colis'])).toContain('Colis');
});
