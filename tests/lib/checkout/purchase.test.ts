import { expect, test } from 'vitest';
import type { CheckoutClaims } from '@/lib/checkout/checkout-claims';
import { signCheckout } from '@/lib/checkout/checkout-token';
import { readPayment } from '@/lib/checkout/purchase';
import { toDecimal } from '@/lib/money';
import { aCheckout, centsOf, someKeys } from '@/tests/make';

const keys = someKeys();
const keyRing = async () => keys;
const zeusCents = centsOf('lit-zeus');
/** Of the bed Zeus as it is, and with its light. */
const zeus = toDecimal(zeusCents);
const lit = toDecimal(centsOf('lit-zeus', 'led_lighting'));

/** The purchase an address asks for. */
async function purchaseOf(query: Record<string, string | string[]>) {
  const request = await readPayment(query, 'fr', keyRing);
  if (request.state !== 'purchase') throw new Error(`no purchase but ${request.state}`);
  return request.purchase;
}

const signed = async (claims: CheckoutClaims) =>
  purchaseOf({ quote: await signCheckout(claims, keys) });

test('without product and price it is the default purchase', async () => {
  expect(await purchaseOf({})).toEqual({
    destination: { country: 'FR' },
    vatPercent: 20,
    name: 'Achat Premium',
    lines: [{ name: 'Achat Premium', optionIds: [], options: [], quantity: 1, cents: 99_999_900 }],
    deliveryCents: 0,
    totalCents: 99_999_900,
    warrantyYears: 10,
    deliveryWeeks: { min: 2, max: 4 },
    replacedCents: undefined,
  });
});

test('a blank product is not a product', async () => {
  for (const product of ['', ' ', '\t\n']) {
    expect(await readPayment({ product, price: '8500' }, 'fr', keyRing)).toEqual({
      state: 'noProduct',
    });
  }
});

test('an unknown product name keeps its price, or gets the default one', async () => {
  const stated = await purchaseOf({ product: ' Lampe Séléné ', price: '120.50' });
  expect(stated).toMatchObject({ name: 'Lampe Séléné', totalCents: 12_050, isUnknown: true });
  expect((await purchaseOf({ product: 'Lampe', price: 'free' })).totalCents).toBe(99_999_900);
  expect((await purchaseOf({ product: 'x'.repeat(500) })).name).toHaveLength(120);
});

test('a price that the piece can have with its options is kept', async () => {
  for (const price of [zeus, lit]) {
    const purchase = await purchaseOf({ product: 'Lit Zeus', price });
    expect(purchase.totalCents).toBe(Math.round(Number(price) * 100));
    expect(purchase.replacedCents).toBeUndefined();
  }
});

test('the options for a stated price are named, and are in the address of the piece', async () => {
  expect(await purchaseOf({ product: 'Lit Zeus', price: lit })).toMatchObject({
    lines: [{ productId: 'lit-zeus', optionIds: ['led_lighting'], options: ['Éclairage LED'] }],
    piecePath: '/bed/zeus?options=led_lighting',
  });
  const replaced = await purchaseOf({ product: 'Lit Zeus', price: '1' });
  expect(replaced).toMatchObject({ lines: [{ optionIds: [] }], piecePath: '/bed/zeus' });
});

test('neither a piece of the catalogue nor the default purchase is called unknown', async () => {
  expect((await purchaseOf({ product: 'Lit Zeus', price: '1' })).isUnknown).toBeUndefined();
  expect((await purchaseOf({})).isUnknown).toBeUndefined();
});

test('a name that only resembles one of the catalogue is unknown', async () => {
  for (const product of [
    'Lit Zeuѕ',
    'Lіt Zeus',
    'Lit Zeus, édition de Noël',
    'Lit\u200BZeus',
    'Achat Premium',
  ]) {
    const purchase = await purchaseOf({ product, price: '0.01' });
    expect(purchase, product).toMatchObject({ name: product, totalCents: 1, isUnknown: true });
    expect(purchase.piecePath, product).toBeUndefined();
    expect(purchase.lines[0]?.productId, product).toBeUndefined();
  }
});

test('a price that the piece cannot have is replaced by the catalogue price, and marked as replaced', async () => {
  for (const price of ['1', toDecimal(zeusCents - 1), '-5', 'free', ' ']) {
    const purchase = await purchaseOf({ product: 'lit zeus', price });
    expect(purchase).toMatchObject({ totalCents: zeusCents, replacedCents: zeusCents });
  }
});

test('an address that says no price has that of the catalogue, and nothing is marked as replaced', async () => {
  const product = 'lit zeus';
  const queries: readonly Record<string, string>[] = [{ product }, { product, price: '' }];
  for (const query of queries) {
    const { totalCents, replacedCents } = await purchaseOf(query);
    expect([totalCents, replacedCents]).toEqual([zeusCents, undefined]);
  }
});

test('a product name is found in any case, and without accents', async () => {
  for (const product of ['Fauteuil Athéna', 'FAUTEUIL ATHENA', 'fauteuil athéna']) {
    expect(await purchaseOf({ product, price: '8500' })).toMatchObject({
      name: 'Fauteuil Athéna',
    });
  }
});

test('a composition is bought at its own price, not that of its piece', async () => {
  const cents = centsOf('fauteuil-athena-atelier');
  const product = 'Composition Fauteuil Athéna';
  const composition = await purchaseOf({ product, price: toDecimal(cents) });
  expect(composition).toMatchObject({ totalCents: cents });
  expect(composition.lines[0]?.productId).toBe('fauteuil-athena-atelier');
});

test('a structure is bought at its own price', async () => {
  const product = 'Lit Chronos, édition Structure';
  const totalCents = centsOf('lit-chronos-structure');
  expect(await purchaseOf({ product, price: toDecimal(totalCents) })).toMatchObject({
    name: product,
    totalCents,
    warrantyYears: 15,
  });
});

test('the warranty is that of the piece, at least ten years online', async () => {
  const years = async (product: string) => (await purchaseOf({ product })).warrantyYears;
  expect(await years('Lit Zeus')).toBe(10);
  expect(await years('Lit Hadès')).toBe(10);
  expect(await years('Lit Poséidon')).toBe(12);
  expect(await years('Lit Kratos')).toBe(20);
});

test('a token decides over every other parameter', async () => {
  const quote = await signCheckout(
    aCheckout({
      lines: [
        { productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 1, unitCents: 1_119_999 },
      ],
      totalCents: 1_119_999,
    }),
    keys,
  );
  expect(await purchaseOf({ quote, product: 'Lampe', price: '1' })).toMatchObject({
    name: 'Lit Zeus',
    lines: [{ name: 'Lit Zeus', options: ['Éclairage LED'], quantity: 1, cents: 1_119_999 }],
    totalCents: 1_119_999,
  });
});

test('a line that the house has written is bought under its name, alone or with pieces', async () => {
  const free = { productId: null, name: 'Pose', optionIds: [], quantity: 2, unitCents: 5_000 };
  const alone = await signed(aCheckout({ lines: [free], totalCents: 10_000 }));
  expect(alone).toMatchObject({
    name: 'Pose',
    lines: [{ name: 'Pose', optionIds: [], options: [], quantity: 2, cents: 5_000 }],
    totalCents: 10_000,
  });
  expect(alone.lines[0]?.productId).toBeUndefined();
  const piece = { productId: 'fauteuil-athena', optionIds: [], quantity: 1, unitCents: 850_000 };
  const both = await signed(aCheckout({ lines: [free, piece], totalCents: 860_000 }));
  expect(both).toMatchObject({ name: 'Panier Théogonie', warrantyYears: 10 });
  expect(both.lines.map(({ productId }) => productId)).toEqual([undefined, 'fauteuil-athena']);
});

test('a token of several pieces is named as a cart, with the shortest warranty and longest delivery', async () => {
  const purchase = await signed(
    aCheckout({
      lines: [
        { productId: 'fauteuil-athena', optionIds: [], quantity: 1, unitCents: 850_000 },
        { productId: 'lit-kratos-atelier', optionIds: ['mat-2'], quantity: 2, unitCents: 650_000 },
      ],
      deliveryCents: 9_900,
      totalCents: 2_159_900,
    }),
  );
  expect(purchase).toMatchObject({
    name: 'Panier Théogonie',
    deliveryCents: 9_900,
    totalCents: 2_159_900,
    warrantyYears: 10,
    deliveryWeeks: { min: 4, max: 4 },
  });
  expect(purchase.lines[1]).toMatchObject({
    productId: 'lit-kratos-atelier',
    name: 'Composition Lit Kratos',
    options: ['Finition dorée à la feuille'],
    quantity: 2,
    cents: 650_000,
  });
});

test('a forged or repeated token is refused, whatever the other parameters', async () => {
  const query = { product: 'Lit Zeus', price: '9999.99' };
  const quote = await signCheckout(aCheckout(), keys);
  for (const bad of ['', 'nonsense', quote.slice(0, -2), [quote, quote]]) {
    expect(await readPayment({ ...query, quote: bad }, 'fr', keyRing)).toEqual({ state: 'forged' });
  }
});

test('a token expires when its piece or option has left the catalogue', async () => {
  const left = { productId: 'lit-pan', optionIds: [], quantity: 1, unitCents: 1 };
  const strange = {
    productId: 'lit-zeus',
    optionIds: ['integrated_tv'],
    quantity: 1,
    unitCents: 1_419_999,
  };
  for (const lines of [[left], [...aCheckout().lines, left], [strange]]) {
    const quote = await signCheckout(aCheckout({ lines }), keys);
    expect(await readPayment({ quote }, 'fr', keyRing)).toEqual({
      state: 'expired',
      from: '/bed/zeus',
      checkoutId: expect.any(String),
    });
  }
});
