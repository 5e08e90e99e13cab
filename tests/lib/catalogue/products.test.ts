import { expect, test } from 'vitest';
import { bedOptions } from '@/content/catalogue/bed-options';
import { configurators } from '@/content/catalogue/configurators';
import { allPieces, listPieces } from '@/lib/catalogue/catalogue';
import {
  excludedOptions,
  findProduct,
  listProducts,
  madeTogether,
  optionsFor,
  optionsOf,
  type Product,
  priceOf,
  requireProduct,
} from '@/lib/catalogue/products';
import { aPiece, aProduct } from '@/tests/make';

test('options are charged on top of the base', () => {
  expect(priceOf(aProduct(), [])).toBe(100_000);
  expect(priceOf(aProduct(), ['oak'])).toBe(102_400);
  expect(priceOf(aProduct(), ['gold', 'oak'])).toBe(112_400);
});

test('an option named twice is charged once', () => {
  expect(priceOf(aProduct(), ['oak', 'oak', 'oak'])).toBe(102_400);
});

test('a product has no price with an option that it does not offer', () => {
  for (const id of ['silver', '', 'Oak', '__proto__', 'constructor']) {
    expect(priceOf(aProduct(), [id])).toBeUndefined();
    expect(priceOf(aProduct(), ['oak', id])).toBeUndefined();
  }
});

test('of options that take one place one is made: two have no price, and the last stays', () => {
  const option = (id: string, inPlaceOf?: 'cover' | 'frame') => ({
    ...{ id, inPlaceOf, priceCents: 100, capabilities: [] },
  });
  const product = aProduct({
    options: [option('oil'), option('hide', 'cover'), option('wool', 'cover'), option('gold')],
  });
  expect(priceOf(product, ['oil', 'wool', 'gold'])).toBe(100_300);
  expect(priceOf(product, ['wool', 'hide'])).toBeUndefined();
  expect(excludedOptions(product, ['wool', 'oil', 'hide'])).toEqual(['hide']);
  expect(madeTogether(product, ['wool', 'oil', 'hide', 'nothing'])).toEqual([
    ...['wool', 'oil', 'nothing'],
  ]);
  expect(excludedOptions(product, ['oil', 'gold', 'hide'])).toEqual([]);
  // A price that only both would reach is none.
  expect(optionsFor(product, 100_400)).toBeUndefined();
});

test('the options for a price are the fewest that reach it, the first in the catalogue', () => {
  const option = (id: string, priceCents: number) => ({ id, priceCents, capabilities: [] });
  const product = aProduct({
    options: [
      option('oak', 2_400),
      option('elm', 2_400),
      option('oil', 100),
      option('gold', 2_500),
    ],
  });
  const found = [100_000, 102_400, 102_500, 105_000, 100_050, 102_399, 1, Number.NaN];
  expect(found.map((cents) => optionsFor(product, cents))).toEqual([
    [],
    ['oak'],
    ['gold'],
    ['oak', 'oil', 'gold'],
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('only beds have options on their detail page, each those that name it', () => {
  expect(optionsOf(aPiece({ category: 'chair', id: 'zeus' }))).toEqual([]);
  expect(optionsOf(aPiece({ category: 'bed', id: 'none' }))).toEqual([]);
  for (const bed of listPieces('bed')) {
    const named = bedOptions.filter(({ available }) => available.some((id) => id === bed.id));
    expect(optionsOf(bed), bed.id).toEqual(named);
    expect(named.length, bed.id).toBeGreaterThan(0);
  }
});

test('the shop sells every piece, its structure where it has one, and a composition of it', () => {
  const kinds = listProducts().map(({ kind }) => kind);
  const structures = allPieces.filter(({ structure }) => structure);
  expect(structures.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => kind === 'piece')).toHaveLength(allPieces.length);
  expect(kinds.filter((kind) => kind === 'structure')).toHaveLength(structures.length);
  expect(kinds.filter((kind) => kind === 'composition')).toHaveLength(allPieces.length);
  expect(new Set(listProducts().map(({ id }) => id)).size).toBe(kinds.length);
});

/** What the catalogue asks for some options of a product. */
const centsOf = ({ options }: Product, ids: readonly string[]) =>
  options.filter(({ id }) => ids.includes(id)).reduce((sum, { priceCents }) => sum + priceCents, 0);

test('a structure takes the options of its bed at its own price', () => {
  const product = requireProduct('lit-chronos-structure');
  expect(product.kind).toBe('structure');
  expect(product.options).toEqual(requireProduct('lit-chronos').options);
  const own = product.piece.structure?.priceCents ?? Number.NaN;
  const tv = centsOf(product, ['integrated_tv']);
  expect(tv).toBeGreaterThan(0);
  expect(priceOf(product, ['integrated_tv'])).toBe(own + tv);
});

test('a composition has the options of the atelier, and none of the bed page', () => {
  const product = requireProduct('lit-zeus-atelier');
  const { basePriceCents, options } = configurators.bed;
  expect(product.options).toEqual(options);
  const ids = ['tech-1', 'size-2'];
  expect(priceOf(product, ids)).toBe(basePriceCents + centsOf(product, ids));
  expect(priceOf(product, ['led_lighting'])).toBeUndefined();
  expect(priceOf(requireProduct('lit-zeus'), ['tech-1'])).toBeUndefined();
});

test('every piece is found by its product id, and no unknown id is', () => {
  for (const piece of allPieces) expect(findProduct(piece.productId)?.piece).toBe(piece);
  for (const id of ['zeus', '', '__proto__', 'constructor', 'lit-zeus-structure']) {
    expect(findProduct(id)).toBeUndefined();
    expect(() => requireProduct(id)).toThrow();
  }
});
