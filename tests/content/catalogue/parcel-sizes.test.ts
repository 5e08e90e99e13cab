import { describe, expect, test } from 'vitest';
import { configurators } from '@/content/catalogue/configurators';
import { type Parcel, parcelsByProduct } from '@/content/catalogue/parcel-sizes';
import { categories, type Edition, type Piece } from '@/content/catalogue/piece';
import { allPieces, listPieces } from '@/lib/catalogue/catalogue';
import { parcelsIn, sizeOf } from '@/lib/catalogue/fit/parcels';
import { listProducts, optionsOf, requireProduct } from '@/lib/catalogue/products';

type Bought = {
  readonly piece: Piece;
  readonly edition: Edition;
  readonly parcels: readonly Parcel[];
};

const bought: Bought[] = allPieces.flatMap((piece) =>
  [piece, ...(piece.structure ? [piece.structure] : [])].map((edition) => ({
    piece,
    edition,
    parcels: parcelsByProduct[edition.productId] ?? [],
  })),
);
const longestOf = (parcels: readonly Parcel[]) =>
  Math.max(...parcels.flatMap(({ sizeMm }) => sizeMm));
const longestFirst = (one: number, other: number) => other - one;
/** The sides of a piece that is packed whole, as they lie in its parcel: an armchair has its back folded, a mirror lies. */
function packedSides({ category }: Piece, { sizeMm: { width, depth, height } }: Edition): number[] {
  if (category === 'chair') return [width, depth].sort(longestFirst);
  if (category === 'table') return [width, depth, height].sort(longestFirst);
  return category === 'mirror' ? [width, height].sort(longestFirst) : [];
}
const itemsIn = (parcels: readonly Parcel[]) => parcels.flatMap(({ items }) => items).sort();

describe.each(bought)('$edition.productId', ({ piece, edition, parcels }) => {
  test('each item is packed in exactly one parcel', () => {
    expect(itemsIn(parcels)).toEqual([...edition.parcels].sort());
  });

  test('the parcels weigh what the piece weighs, and 6 to 15 % of packaging', () => {
    const sum = parcels.reduce((all, { count, weightKg }) => all + count * weightKg, 0);
    expect(sum / edition.weightKg).toBeGreaterThanOrEqual(1.06);
    expect(sum / edition.weightKg).toBeLessThanOrEqual(1.15);
  });

  test('a parcel is as long as it is named, and carried by at most four people', () => {
    for (const { sizeMm, weightKg, count } of parcels) {
      expect([...sizeMm].sort(longestFirst)).toEqual(sizeMm);
      expect(Math.min(...sizeMm)).toBeGreaterThanOrEqual(120);
      expect(weightKg).toBeLessThanOrEqual(100);
      expect(count).toBeGreaterThanOrEqual(1);
    }
  });

  test('the longest parcel is at most 12 cm longer than the piece, and long enough for it', () => {
    const { width, depth, height } = edition.sizeMm;
    const longest = longestOf(parcels);
    expect(longest).toBeLessThanOrEqual(Math.max(width, depth, height) + 120);
    if (piece.category === 'wardrobe') expect(longest).toBeGreaterThan(height);
  });

  test('what is packed whole is shorter than its parcel, side by side', () => {
    const sides = packedSides(piece, edition);
    const [longest] = parcels.filter(({ sizeMm }) => sizeMm[0] === longestOf(parcels));
    for (const [at, side] of sides.entries()) expect(longest?.sizeMm[at]).toBeGreaterThan(side);
  });

  test('a bed and a wardrobe come in several parcels, an armchair and a table in one', () => {
    const isLarge = piece.category === 'bed' || piece.category === 'wardrobe';
    if (isLarge) expect(parcels.length).toBeGreaterThanOrEqual(3);
    if (piece.category === 'chair' || piece.category === 'table') expect(parcels).toHaveLength(1);
  });
});

test('there is a packing list for every product, and for nothing else', () => {
  for (const product of listProducts()) {
    expect(parcelsIn({ product, optionIds: [] }).length, product.id).toBeGreaterThan(0);
  }
  expect(Object.keys(parcelsByProduct).sort()).toEqual(
    bought.map(({ edition }) => edition.productId).sort(),
  );
});

test.each(categories)('the base of a %s composition is packed item by item', (category) => {
  for (const piece of listPieces(category)) {
    const product = requireProduct(`${piece.productId}-atelier`);
    const parcels = parcelsIn({ product, optionIds: [] });
    expect(itemsIn(parcels)).toEqual([...configurators[category].parcels].sort());
    const sum = parcels.reduce((all, { count, weightKg }) => all + count * weightKg, 0);
    expect(sum / piece.weightKg).toBeGreaterThan(1.05);
    expect(sum / piece.weightKg).toBeLessThan(1.16);
  }
});

test('a composition and its parcel grow with the chosen sizes', () => {
  const product = requireProduct('armoire-iris-atelier');
  const [width, depth, height] = [2600, 620, 2260];
  expect(sizeOf({ product, optionIds: [] })).toEqual({ width, depth, height });
  const optionIds = ['dim-1', 'dim-2', 'dim-3'];
  expect(sizeOf({ product, optionIds })).toEqual({ width: 3100, depth: 820, height: 2560 });
  expect(parcelsIn({ product, optionIds })[0]?.sizeMm).toEqual([2640, 900, 150]);
});

test('the king size adds the missing width and length to a bed', () => {
  const of = (id: string) => ({ product: requireProduct(`${id}-atelier`), optionIds: ['size-1'] });
  expect(sizeOf(of('lit-hades'))).toEqual({ width: 2280, depth: 2460, height: 1240 });
  expect(sizeOf(of('lit-zeus'))).toEqual({ width: 2360, depth: 2520, height: 1680 });
});

test('options that need parts add one small parcel', () => {
  const product = requireProduct('miroir-hera-atelier');
  const parcels = parcelsIn({ product, optionIds: ['tech-1', 'func-1'] });
  expect(parcels.at(-1)).toMatchObject({ items: ['powerCable', 'lensCover'], count: 1 });
  expect(parcelsIn({ product, optionIds: ['frame-1'] })).toHaveLength(1);
  for (const piece of allPieces) {
    const all = {
      product: requireProduct(piece.productId),
      optionIds: optionsOf(piece).map(({ id }) => id),
    };
    const own = parcelsByProduct[piece.productId] ?? [];
    expect(parcelsIn(all).slice(0, own.length)).toEqual(own);
  }
});
