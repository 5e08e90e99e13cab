import { describe, expect, test } from 'vitest';
import { categories } from '@/content/catalogue/piece';
import {
  cartDeliveryCents,
  customsCountries,
  deliveryCountries,
} from '@/content/delivery/delivery';
import { otherUnionRates } from '@/content/delivery/union-rates';
import { vatRates } from '@/content/delivery/vat-rates';
import { listPieces } from '@/lib/catalogue/catalogue';
import { listProducts } from '@/lib/catalogue/products';
import { anyDestinationOf } from '@/lib/delivery/countries';
import type { Destination } from '@/lib/delivery/destination';
import { isPriceFor } from '@/lib/delivery/price-place';
import { isExport, priceAt, saleAt, vatIn, vatParts, vatPercentAt } from '@/lib/delivery/tax';
import { isTaxedAlike } from '@/lib/delivery/tax-owner';
import { vatRateInWords } from '@/lib/delivery/vat-words';

const belfast: Destination = { country: 'GB', postcode: 'BT15GS' };
const destinations: readonly Destination[] = [
  ...deliveryCountries.map((country) => ({ country })),
  { country: 'CH', postcode: '1201' },
  belfast,
];
const pieces = categories.flatMap((category) => listPieces(category));
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/** A price without its 20 % by whole numbers alone, half a cent up. */
const withoutTax = (cents: number) => Math.floor((cents * 10 + 6) / 12);

/** Numbers between 0 and 1, the same each time. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe.each(destinations)('for $country $postcode', (destination) => {
  test.each(pieces)('$productId: lines are the total, and their tax is the tax', (piece) => {
    const lines = [
      { unitCents: piece.priceCents, quantity: 1 },
      { unitCents: piece.priceCents + 1, quantity: 3 },
    ];
    const sale = saleAt(destination, lines, cartDeliveryCents);
    const amounts = sale.lines.map(({ unitCents, quantity }) => unitCents * quantity);
    expect(sum(amounts) + sale.deliveryCents).toBe(sale.totalCents);
    expect(sum(sale.lines.map(({ vatCents }) => vatCents)) + sale.deliveryVatCents).toBe(
      sale.vatCents,
    );
    expect(sale.vatCents).toBe(vatIn(sale.totalCents, sale.vatPercent));
    const [first] = sale.lines;
    if (isExport(destination)) {
      expect(first?.unitCents).toBe(withoutTax(piece.priceCents));
      expect([sale.vatCents, sale.words, sale.deliveryCents]).toEqual([
        0,
        'taxFree',
        withoutTax(cartDeliveryCents),
      ]);
    } else {
      expect([first?.unitCents, sale.words]).toEqual([piece.priceCents, 'taxIncluded']);
    }
  });
});

test('five are known by hand', () => {
  const kratos = 4_800_000;
  const sale = (destination: Destination) =>
    saleAt(destination, [{ unitCents: kratos, quantity: 1 }], 0);
  expect(sale({ country: 'FR' })).toMatchObject({ totalCents: kratos, vatCents: 800_000 });
  expect(sale({ country: 'IT' })).toMatchObject({ totalCents: kratos, vatCents: 865_574 });
  expect(sale({ country: 'LU' })).toMatchObject({ totalCents: kratos, vatCents: 697_436 });
  expect(sale({ country: 'CH' })).toMatchObject({ totalCents: 4_000_000, vatCents: 0 });
  expect(priceAt(899_995, { country: 'GB' })).toBe(749_996);
});

/**
 * Price in the catalogue, destination; price there, the VAT in it and its rate: all worked out by hand. Another price of one of
 * these pieces is worked out anew.
 */
const byHand = [
  // 9 999,99 × 20 / 120 = 1 666,665
  ['lit-zeus', { country: 'FR' }, 999_999, 166_667, 20],
  // 45 000 × 17 / 117 = 6 538,461…
  ['lit-chronos', { country: 'LU' }, 4_500_000, 653_846, 17],
  // 8 200 × 22 / 122 = 1 478,688…
  ['fauteuil-hygieia', { country: 'IT' }, 820_000, 147_869, 22],
  // 8 999,95 / 1,2 = 7 499,958…
  ['lit-hades', { country: 'CH', postcode: '1201' }, 749_996, 0, 0],
  // 4 500 / 1,2 = 3 750
  ['miroir-hera', { country: 'GB', postcode: 'SW1A1AA' }, 375_000, 0, 0],
  // 12 500 × 20 / 120 = 2 083,333…
  ['armoire-demeter', { country: 'GB', postcode: 'BT15GS' }, 1_250_000, 208_333, 20],
] as const;

test.each(byHand)(
  '%s to %j is known by hand',
  (productId, destination, cents, vatCents, percent) => {
    const piece = pieces.find((one) => one.productId === productId);
    const lines = [{ unitCents: piece?.priceCents ?? 0, quantity: 1 }];
    expect(saleAt(destination, lines, 0)).toMatchObject({
      ...{ totalCents: cents, vatCents, vatPercent: percent },
      words: percent === 0 ? 'taxFree' : 'taxIncluded',
    });
  },
);

test('half a cent of VAT goes up, at every rate and price to five thousand euros', () => {
  for (const percent of [17, 19, 20, 21, 22]) {
    for (let cents = 0; cents < 500_000; cents += 1) {
      const exact = Math.floor((cents * percent * 2 + 100 + percent) / (2 * (100 + percent)));
      if (vatIn(cents, percent) !== exact) throw new Error(`${cents} cents at ${percent} %`);
    }
  }
});

test('half a cent goes up, at every price to ten thousand euros', () => {
  for (let cents = 0; cents < 1_000_000; cents += 1) {
    if (priceAt(cents, { country: 'CH' }) !== withoutTax(cents)) throw new Error(`${cents} cents`);
  }
});

test('parts of the tax are the tax in the sum, whatever the amounts', () => {
  const random = numbers(32);
  const upTo = (most: number) => Math.floor((random.next().value ?? 0) * most);
  for (let round = 0; round < 2_000; round += 1) {
    const amounts = Array.from({ length: 1 + upTo(12) }, () => upTo(5_000_000));
    for (const percent of [0, 17, 19, 20, 21, 22]) {
      const parts = vatParts(amounts, percent);
      expect(sum(parts)).toBe(vatIn(sum(amounts), percent));
      const exact = amounts.map((cents) => cents * (percent / (100 + percent)));
      const errors = parts.map((cents, index) => Math.abs(cents - (exact[index] ?? 0)));
      expect(Math.max(...errors)).toBeLessThan(1);
    }
  }
});

test('Northern Ireland is taxed within the Union, the rest of the United Kingdom is not', () => {
  expect([vatPercentAt(belfast), isExport(belfast)]).toEqual([20, false]);
  expect(isTaxedAlike(belfast, { country: 'GB' })).toBe(false);
  expect(isTaxedAlike({ country: 'MC', postcode: '98000' }, { country: 'FR' })).toBe(true);
});

test('exports are the countries with customs, and every rate names its source', () => {
  expect(deliveryCountries.filter((country) => isExport({ country }))).toEqual(customsCountries);
  for (const { source } of Object.values(vatRates)) expect(source).toMatch(/\d/);
});

/** The member states of the Union, by article 52 of its treaty. */
const members =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

test('each member state of the Union has a rate in one of two tables, whether or not the house delivers there', () => {
  const rated = [...Object.keys(otherUnionRates), ...Object.keys(vatRates)];
  expect(rated.filter((country) => members.includes(country)).sort()).toEqual(members);
  expect(Object.keys(otherUnionRates).filter((country) => !members.includes(country))).toEqual([]);
});

test('a rate names its country where that is not France', () => {
  expect(vatRateInWords(20, { country: 'MC' }, 'fr')).toBe('20\u00a0%');
  expect(vatRateInWords(22, { country: 'IT' }, 'fr')).toBe('22\u00a0%, Italie');
  expect(vatRateInWords(21, { country: 'BE' }, 'ar')).toMatch(/^21.*، بلجيكا$/);
});

test('the prices of compositions are divided as their pieces are', () => {
  for (const { basePriceCents } of listProducts())
    expect(priceAt(basePriceCents, { country: 'CH' })).toBe(withoutTax(basePriceCents));
});

describe('the price of an order is that of an address', () => {
  const order = (
    deliveryCountry: string | null,
    deliveryPostcode: string | null = null,
    deliveryLast: string | null = null,
  ) => ({ deliveryCountry, deliveryPostcode, deliveryLast, offerId: null });
  test.each([
    ['FR', undefined, { country: 'FR', postcode: '13001' }, true],
    ['FR', undefined, { country: 'CH', postcode: '1201' }, false],
    ['CH', '1201', { country: 'FR', postcode: '75001' }, false],
    ['FR', undefined, { country: 'FR', postcode: '98000' }, true],
    ['FR', undefined, { country: 'FR', postcode: '97100' }, false],
    ['ES', undefined, { country: 'ES', postcode: '35001' }, false],
    ['GB', undefined, { country: 'GB', postcode: 'SW1A 1AA' }, true],
    ['GB', undefined, { country: 'GB', postcode: 'BT1 5GS' }, false],
    ['IT', '90133', { country: 'IT', postcode: 'nobody knows' }, true],
    ['FR', undefined, { country: 'US', postcode: '10001' }, false],
    ['CH', undefined, undefined, true],
  ])('%s %s, delivered to %j: %s', (country, postcode, place, isRight) => {
    expect(isPriceFor(order(country, postcode), place)).toBe(isRight);
  });

  test('where days of installation were promised, though carriers have stopped going there', () => {
    const place = { country: 'FR', postcode: '97110' };
    expect(isPriceFor(order('FR', '97100'), place)).toBe(false);
    expect(isPriceFor(order('FR', '97100', '2027-01-14'), place)).toBe(true);
    expect(isPriceFor({ ...order('FR', '97100'), offerId: 'an offer' }, place)).toBe(true);
    expect(isPriceFor(order('FR', '75001', '2027-01-14'), place)).toBe(false);
  });

  test('of any address, where an order keeps no destination', () => {
    expect(isPriceFor(order(null), { country: 'US' })).toBe(true);
  });
});

test('a country that only an offer names: an export outside the Union, its own rate within', () => {
  const at = (country: string) => {
    const place = anyDestinationOf(country, '');
    if (typeof place === 'string') throw new Error(place);
    return place;
  };
  expect([isExport(at('AE')), vatPercentAt(at('AE')), priceAt(4_800_000, at('AE'))]).toEqual([
    ...[true, 0, 4_000_000],
  ]);
  expect([isExport(at('NL')), vatPercentAt(at('NL')), priceAt(4_800_000, at('NL'))]).toEqual([
    ...[false, 21, 4_800_000],
  ]);
  expect(anyDestinationOf('ZZ', '')).toBe('badCountry');
  expect(anyDestinationOf('US', '<b>')).toBe('badPostcode');
  expect(anyDestinationOf('FR', '1201')).toBe('badPostcode');
  const order = {
    deliveryCountry: 'AE',
    deliveryPostcode: null,
    deliveryLast: null,
    offerId: null,
  };
  expect(isPriceFor(order, { country: 'AE', postcode: '00000' })).toBe(true);
  expect(isPriceFor(order, { country: 'SA' })).toBe(false);
  expect(isPriceFor(order, { country: 'CH', postcode: '1201' })).toBe(false);
});
