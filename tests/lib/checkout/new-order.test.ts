import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transferDays } from '@/content/checkout/periods';
import { trialNights, withdrawalDays } from '@/content/orders/order-terms';
import { orderOf } from '@/lib/checkout/new-order';
import { PaymentChoice } from '@/lib/checkout/payment-page/payment-choice';
import type { Purchase } from '@/lib/checkout/purchase';
import { decodeDestination } from '@/lib/delivery/destination';

// The other timers stay real: words are imported on the way.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const purchase: Purchase = {
  destination: { country: 'FR' },
  vatPercent: 20,
  name: 'Lit Zeus',
  lines: [],
  deliveryCents: 0,
  totalCents: 999_999,
  warrantyYears: 10,
  deliveryWeeks: { min: 3, max: 4 },
  checkoutId: '5d0f9a54-1c53-4a6e-8c3f-6f2f0f0c0e11',
};
const choice = PaymentChoice.parse({ quote: 'a token' });
const noFullDays: ReadonlySet<string> = new Set();
const orderTo = (
  kept: string,
  bought = purchase,
  chosen = choice,
  buyerHash = 'b'.repeat(64),
  fullDays = noFullDays,
) =>
  orderOf(
    { ...bought, destination: decodeDestination(kept) },
    chosen,
    { email: null, buyerHash, locale: 'fr', provider: 'demonstration' },
    fullDays,
  );

test('an order stores its destination and installation days', async () => {
  expect(await orderTo('FR-75001')).toMatchObject({
    deliveryCountry: 'FR',
    deliveryPostcode: '75001',
    deliveryFirst: '2026-12-14',
    deliveryLast: '2026-12-21',
  });
});

test('an order stores no first or last day on which the carriers have no room', async () => {
  const full = new Set(['2026-12-14', '2026-12-15', '2026-12-21']);
  const order = await orderTo('FR-75001', purchase, choice, 'b'.repeat(64), full);
  expect(order).toMatchObject({ deliveryFirst: '2026-12-16', deliveryLast: '2026-12-22' });
});

test('an order to a place without carrier keeps its destination, without days', async () => {
  expect(await orderTo('FR-97100')).toMatchObject({
    deliveryCountry: 'FR',
    deliveryPostcode: '97100',
    deliveryFirst: null,
    deliveryLast: null,
  });
});

test('an order keeps how long its transfer is awaited, it may be withdrawn and its mattress is tried', async () => {
  expect(await orderTo('')).toMatchObject({ transferDays, withdrawalDays, trialNights });
});

test('the lines of an order keep the guarantee and the lead time that they are sold with', async () => {
  const promised = { warrantyYears: 25, deliveryWeeks: { min: 5, max: 7 } };
  const piece = { name: 'Lit Zeus', optionIds: [], options: [], quantity: 1, cents: 5_000 };
  const lines = [
    { ...piece, productId: 'lit-zeus', promised },
    { ...piece, name: 'Pose' },
  ];
  const order = await orderTo('', { ...purchase, lines });
  expect(order?.lines.map((line) => line.promised)).toEqual([promised, null]);
});

test('an order keeps the texts that it is placed under, with their numbers, and their hash', async () => {
  const { agreed, termsHash } = (await orderTo('')) ?? {};
  const hash = createHash('sha256').update(JSON.stringify(agreed)).digest('hex');
  expect(termsHash).toBe(hash);
  expect(agreed?.terms).toContain('Conditions générales de vente');
  expect(agreed?.terms).toContain(`dans les ${transferDays} jours`);
  expect(agreed?.withdrawal).toContain('Formulaire type');
});

test('the same purchase for another destination is another order', async () => {
  const key = async (kept: string) => (await orderTo(kept))?.purchaseKey;
  expect(await key('FR-75001')).toBe(await key('FR-75001'));
  expect(await key('FR-75001')).not.toBe(await key('IT-90133'));
});

test('an order names the offer whose prices it has', async () => {
  const offer = { id: '0f1e2d3c-4b5a-4697-8877-665544332211', path: '/quote/t' };
  expect(await orderTo('', { ...purchase, offer })).toMatchObject({ offerId: offer.id });
  expect(await orderTo('')).toMatchObject({ offerId: null });
});

test('one token is one purchase, with an order for each browser and payment method', async () => {
  const way = (method: string, buyer: string) =>
    orderTo('', purchase, PaymentChoice.parse({ quote: 'a token', method }), buyer);
  const orders = [await way('card', 'a'), await way('paypal', 'a'), await way('card', 'b')];
  expect(new Set(orders.map((order) => order?.purchaseKey)).size).toBe(3);
  expect(new Set(orders.map((order) => order?.purchaseId))).toEqual(new Set([purchase.checkoutId]));
  expect((await way('card', 'a'))?.purchaseKey).toBe(orders[0]?.purchaseKey);
});

const company = {
  name: 'Hôtel Éole',
  street: '1 rue du Lys',
  postcode: '75001',
  city: 'Paris',
  country: 'FR',
};
const night = { number: 'R-2026-7F3K9', cents: 90_000 };

test.each([
  ['a token', {}, purchase, {}, 'f38bd15b1dc03dd2'],
  [
    'two parts',
    { instalments: 'deposit' },
    { ...purchase, depositCents: 300_000 },
    {},
    '66cbb11a3c41fa77',
  ],
  [
    'a company',
    { vatNumber: 'FR83404833048', reference: 'Cantiere 7' },
    purchase,
    {},
    '061d4dc47e76b208',
  ],
  ['another address', { instalments: '3' }, purchase, { billing: company }, 'b6a33799d9c8b3c7'],
  ['nights', {}, { ...purchase, nights: [night] }, {}, 'a945568bfa888d44'],
  [
    'no token',
    { key: 'k'.repeat(43), product: 'Lit Zeus', price: '9999.99' },
    { ...purchase, checkoutId: undefined },
    {},
    'a5684df49a7c3026',
  ],
])(
  'an order that waits is found by its key after an upgrade: %s',
  async (_, typed, bought, added, start) => {
    const buyer = { email: null, buyerHash: 'b'.repeat(64), locale: 'fr' } as const;
    const visitor = { ...buyer, provider: 'demonstration', ...added } as const;
    const chosen = PaymentChoice.parse(typed);
    const there = { ...bought, destination: decodeDestination('FR-75001') };
    const order = await orderOf(there, chosen, visitor, noFullDays);
    expect(order?.purchaseKey.slice(0, start.length)).toBe(start);
  },
);

test.each([
  { STRIPE_SECRET_KEY: 'sk_test' },
  { PAYMENT_LINK_DEFAULT: 'https://pay.example/house' },
  { PAYMENT_LINK_ATHENA: 'https://pay.example/athena' },
])('with a provider, %j, the price of an address cannot be ordered', async (configured) => {
  vi.resetModules();
  for (const [name, value] of Object.entries(configured)) vi.stubEnv(name, value);
  const house = await import('@/lib/checkout/new-order');
  const key = 'k'.repeat(43);
  const stated = { ...purchase, checkoutId: undefined };
  const visitor = {
    email: null,
    buyerHash: 'b',
    locale: 'fr',
    provider: 'stripe',
  } as const;
  const order = (bought: Purchase) =>
    house.orderOf(bought, { ...choice, key }, visitor, noFullDays);
  expect([house.isOrderable(stated), await order(stated)]).toEqual([false, undefined]);
  expect([house.isOrderable(purchase), await order(purchase)]).toEqual([true, expect.anything()]);
  vi.unstubAllEnvs();
});

test('in the demonstration the price of an address can be ordered when the form has a key', async () => {
  const stated = { ...purchase, checkoutId: undefined };
  const key = 'k'.repeat(43);
  expect(await orderTo('', stated, { ...choice, key })).toMatchObject({ purchaseId: null });
  expect(await orderTo('', stated)).toBeUndefined();
});
