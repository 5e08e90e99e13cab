import { expect, test } from 'vitest';
import { bedOptions } from '@/content/catalogue/bed-options';
import { type ConfiguratorOption, configurators } from '@/content/catalogue/configurators';
import { categories } from '@/content/catalogue/piece';
import { defaultWarrantyYears } from '@/content/checkout/payment';
import { allPieces, listPieces, requirePiece } from '@/lib/catalogue/catalogue';

/** The price list of the specification, in euros. */
const euros = {
  'bed/zeus': 9999.99,
  'bed/hades': 8999.95,
  'bed/poseidon': 12_000,
  'bed/chronos': 45_000,
  'bed/kratos': 48_000,
  'chair/athena': 8500,
  'chair/hygieia': 8200,
  'chair/morphee': 8800,
  'chair/artemis': 8700,
  'chair/apollo': 9000,
  'table/morpheus-nightstand': 1200,
  'table/hermes-side-table': 1800,
  'table/hestia-coffee-table': 2500,
  'mirror/aphrodite': 3200,
  'mirror/narcisse': 2800,
  'mirror/hera': 4500,
  'wardrobe/demeter': 12_500,
  'wardrobe/persephone': 14_200,
  'wardrobe/iris': 13_800,
  'wardrobe/hera': 16_500,
};
const cents = (amount: number) => Math.round(amount * 100);

test('the company sells the pieces of its list at their prices, to the cent', () => {
  const sold = allPieces.map((piece) => [`${piece.category}/${piece.id}`, piece.priceCents]);
  const listed = Object.entries(euros).map(([piece, amount]) => [piece, cents(amount)]);
  expect(Object.fromEntries(sold)).toMatchObject(Object.fromEntries(listed));
});

test('Chronos and Kratos have a structure edition at its price', () => {
  const structures = allPieces.flatMap(({ id, structure }) => (structure ? [[id, structure]] : []));
  expect(Object.fromEntries(structures)).toMatchObject({
    chronos: { productId: 'lit-chronos-structure', priceCents: 1_899_999 },
    kratos: { productId: 'lit-kratos-structure', priceCents: 1_699_999 },
  });
});

test('each bed has its own warranty, and every other piece the usual one', () => {
  const years = listPieces('bed').map(({ id, warrantyYears }) => [id, warrantyYears]);
  expect(Object.fromEntries(years)).toEqual({
    zeus: 10,
    hades: 8,
    poseidon: 12,
    chronos: 15,
    kratos: 20,
  });
  for (const piece of allPieces) {
    if (piece.category !== 'bed')
      expect(piece.warrantyYears, piece.productId).toBe(defaultWarrantyYears);
    expect(piece.onlineWarrantyYears, piece.productId).toBe(piece.id === 'hades' ? 10 : undefined);
  }
  expect(defaultWarrantyYears).toBe(10);
});

test('each bed has its mattress width, capacity and collection', () => {
  const facts = listPieces('bed').map((bed) => [
    bed.id,
    bed.capacity,
    bed.mattressCm?.width,
    bed.collection,
  ]);
  expect(facts).toEqual([
    ['zeus', 2, 200, 'olympe'],
    ['hades', 2, 180, 'underworld'],
    ['poseidon', 2, 200, 'aqua'],
    ['chronos', 2, 200, 'titans'],
    ['kratos', 2, 200, 'titans'],
  ]);
});

test('no piece takes longer at least than at most', () => {
  for (const { leadTimeWeeks, productId } of allPieces) {
    expect(leadTimeWeeks.min, productId).toBeGreaterThan(0);
    expect(leadTimeWeeks.min, productId).toBeLessThanOrEqual(leadTimeWeeks.max);
  }
});

test('the frame of a bed is larger than its mattress', () => {
  for (const { id, mattressCm, sizeMm } of listPieces('bed')) {
    expect(sizeMm.width, id).toBeGreaterThanOrEqual((mattressCm?.width ?? Infinity) * 10);
    expect(sizeMm.depth, id).toBeGreaterThanOrEqual((mattressCm?.length ?? Infinity) * 10);
  }
});

const everyBed = ['zeus', 'hades', 'poseidon', 'chronos', 'kratos'];

test('the first eight options of the beds have their prices and the beds they can be built in', () => {
  const offered = bedOptions.map(({ id, priceCents, available }) => [id, priceCents, available]);
  expect(offered.slice(0, 8)).toEqual([
    ['led_lighting', cents(1200), everyBed],
    ['holographic_projector', cents(3500), ['zeus', 'poseidon', 'chronos']],
    ['massage_system', cents(2800), everyBed],
    ['integrated_table', cents(1800), ['zeus', 'chronos']],
    ['safe_storage', cents(2200), ['zeus', 'hades', 'kratos']],
    ['wireless_charging', cents(800), everyBed],
    ['integrated_tv', cents(4200), ['chronos', 'kratos']],
    ['massage_chair', cents(3800), ['chronos', 'kratos']],
  ]);
});

/** Base and options of the ateliers, as the specification writes them, in euros. */
const workshop = {
  bed: '5000; tech-1 800, tech-2 400, tech-3 600, tech-4 900, mat-1 1200, mat-2 1500, mat-3 800, size-1 500, size-2 300',
  chair:
    '3500; mat-1 500, mat-2 300, mat-3 400, fin-1 800, fin-2 600, fin-3 350, tech-1 700, tech-2 450',
  table:
    '2800; tech-1 200, tech-2 450, tech-3 800, mat-1 1200, mat-2 600, mat-3 800, func-1 350, func-2 250',
  mirror:
    '1800; func-1 300, func-2 650, func-3 400, frame-1 900, frame-2 1200, frame-3 800, tech-1 500, tech-2 750',
  wardrobe:
    '4200; dim-1 400, dim-2 300, dim-3 250, tech-1 800, tech-2 350, tech-3 600, mat-1 1000, mat-2 750',
} as const;
const priced = ['bed', 'chair', 'table', 'mirror', 'wardrobe'] as const;

test.each(priced)('the atelier of the %ss has the prices of the price list', (category) => {
  const { basePriceCents, options } = configurators[category];
  const list = options.map(({ id, priceCents }) => `${id} ${priceCents / 100}`).join(', ');
  expect(`${basePriceCents / 100}; ${list}`).toBe(workshop[category]);
  for (const { id, group } of options) expect(id.split('-')[0]).toBe(group);
});

test('one cover of an armchair and one frame of a mirror is chosen, of a group as a whole', () => {
  const places = priced.map((category) => {
    const options: readonly ConfiguratorOption[] = configurators[category].options;
    const apart = options.filter(({ inPlaceOf }) => inPlaceOf);
    // Their fields have one name in a form.
    expect(new Set(apart.map(({ inPlaceOf }) => inPlaceOf)).size).toBeLessThan(2);
    for (const { group, inPlaceOf } of apart) {
      const grouped = options.filter((option) => option.group === group);
      expect(grouped.map((option) => option.inPlaceOf)).toEqual(grouped.map(() => inPlaceOf));
    }
    return [category, apart.map(({ id }) => id).join()];
  });
  expect(Object.fromEntries(places)).toEqual({
    ...{ bed: '', table: '', wardrobe: '' },
    ...{ chair: 'mat-1,mat-2,mat-3', mirror: 'frame-1,frame-2,frame-3' },
  });
});

/**
 * The product id of each piece, as it was given: carts, wishes, kept configurations, orders and offers name the piece by it.
 * A piece that gets another name keeps it; one that goes takes its line along.
 */
const idsOfPieces: Readonly<Record<string, string>> = {
  ...{ 'bed/zeus': 'lit-zeus', 'bed/hades': 'lit-hades', 'bed/poseidon': 'lit-poseidon' },
  ...{ 'bed/chronos': 'lit-chronos', 'bed/kratos': 'lit-kratos' },
  ...{ 'chair/athena': 'fauteuil-athena', 'chair/hygieia': 'fauteuil-hygieia' },
  ...{ 'chair/morphee': 'fauteuil-morphee', 'chair/artemis': 'fauteuil-artemis' },
  ...{ 'chair/apollo': 'fauteuil-apollon' },
  ...{ 'table/morpheus-nightstand': 'table-de-chevet-morphee' },
  ...{ 'table/hermes-side-table': 'table-d-appoint-hermes' },
  ...{ 'table/hestia-coffee-table': 'table-basse-hestia' },
  ...{ 'mirror/aphrodite': 'miroir-aphrodite', 'mirror/narcisse': 'miroir-narcisse' },
  ...{ 'mirror/hera': 'miroir-hera' },
  ...{ 'wardrobe/demeter': 'armoire-demeter', 'wardrobe/persephone': 'armoire-persephone' },
  ...{ 'wardrobe/iris': 'armoire-iris', 'wardrobe/hera': 'armoire-hera' },
};

test('each piece keeps the product id that it was given, and no two have the same', () => {
  const ids = allPieces.map(({ category, id, productId }) => [`${category}/${id}`, productId]);
  expect(Object.fromEntries(ids)).toEqual(idsOfPieces);
  expect(new Set(Object.values(idsOfPieces)).size).toBe(allPieces.length);
  for (const { productId, structure } of allPieces)
    if (structure) expect(structure.productId).toBe(`${productId}-structure`);
});

test('within a category no id and no alias is given twice', () => {
  for (const category of categories) {
    const ids = listPieces(category).flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(ids).size, category).toBe(ids.length);
  }
});

test('every piece is listed in its own category', () => {
  for (const category of categories) {
    for (const piece of listPieces(category)) expect(piece.category).toBe(category);
  }
  expect(requirePiece('mirror', 'hera')).not.toBe(requirePiece('wardrobe', 'hera'));
});
