import { afterEach, expect, test, vi } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { maxOfferCents } from '@/content/orders/order-terms';
import { priceOf, requireProduct } from '@/lib/catalogue/products';
import { readCheckout, signCheckout, signOfferCheckout } from '@/lib/checkout/checkout-token';
import { readPayment } from '@/lib/checkout/purchase';
import { newOfferNumber, readOfferNumber, readOrderNumber } from '@/lib/document-number';
import { endOf, obstacleTo, offerStateOf, offerTotal } from '@/lib/orders/offer';
import { draftOffer } from '@/lib/orders/offer-draft';
import { offerPath } from '@/lib/orders/offer-path';
import { orderStates, unpaidStates } from '@/lib/orders/order';
import { promisedOf } from '@/lib/orders/promised';
import { signReceipt } from '@/lib/orders/receipt';
import { readRow, signRow } from '@/lib/process/row-token';
import { aCheckout, anOfferDraft, someKeys } from '@/tests/make';

const keys = someKeys();
const id = '0f1e2d3c-4b5a-4697-8877-665544332211';
const made = new Date('2026-11-22T10:00:00Z');

afterEach(() => {
  vi.useRealTimers();
});

const anOffer = (parts: Partial<Parameters<typeof offerStateOf>[0]> = {}) => ({
  validUntil: '2026-12-22',
  revokedAt: null,
  order: null,
  ...parts,
});

const france = { country: 'FR' } as const;

test.each([
  // On the last of these days clocks change.
  ['2026-12-22', '2026-12-22T23:00:00Z'],
  ['2026-07-14', '2026-07-14T22:00:00Z'],
  ['2026-10-25', '2026-10-25T23:00:00Z'],
])('an offer that is valid until %s is open to the end of that day in Paris', (validUntil, end) => {
  const offer = anOffer({ validUntil });
  const at = (ms: number) => offerStateOf(offer, new Date(ms));
  expect(endOf(offer)).toEqual(new Date(end));
  expect([at(Date.parse(end) - 1), at(Date.parse(end))]).toEqual(['open', 'expired']);
});

test('an unpaid order leaves an offer open, and any other ends it', () => {
  for (const state of orderStates) {
    const offer = anOffer({ order: { number: 'TH-2026-7K3M9QRT', state } });
    expect(offerStateOf(offer, made), state).toBe(
      unpaidStates.includes(state) ? 'open' : 'accepted',
    );
  }
});

test('a revoked offer is revoked, ended or not, unless it was paid before', () => {
  const revokedAt = made;
  expect(offerStateOf(anOffer({ revokedAt }), made)).toBe('revoked');
  expect(offerStateOf(anOffer({ revokedAt }), new Date('2027-05-01'))).toBe('revoked');
  const order = { number: 'TH-2026-7K3M9QRT', state: 'paid' } as const;
  expect(offerStateOf(anOffer({ revokedAt, order }), made)).toBe('accepted');
});

test('the total counts each line as often as it is wanted, and delivery once', () => {
  const [line] = anOfferDraft().lines;
  const lines = line ? [line, { ...line, quantity: 3 }] : [];
  expect(offerTotal(anOfferDraft({ lines, deliveryCents: 9_900 }))).toBe(4 * 1_100_000 + 9_900);
});

test('a draft has the names of its language and the prices of its choices', async () => {
  const product = requireProduct('lit-zeus');
  const optionIds = ['led_lighting', 'safe_storage'];
  const cents = priceOf(product, optionIds) ?? 0;
  const wanted = [{ product, optionIds, cents, quantity: 2 }];
  const [french, arabic] = [
    await draftOffer(wanted, 'piece', france, 'fr'),
    await draftOffer(wanted, 'cart', france, 'ar'),
  ];
  const line = { productId: 'lit-zeus', optionIds, quantity: 2, unitCents: cents };
  const optionNames = [expect.any(String), expect.any(String)];
  expect(french).toEqual({
    destination: france,
    lines: [{ ...line, name: 'Lit Zeus', optionNames, promised: promisedOf(product) }],
    deliveryCents: cartDeliveryCents,
  });
  const name = expect.stringMatching(/\p{Script=Arabic}/u);
  expect(arabic).toMatchObject({ lines: [{ name }] });
  expect(await draftOffer([], 'piece', france, 'fr')).toBeUndefined();
});

test('a draft is refused when its total with delivery is a cent above the limit', async () => {
  const product = requireProduct('lit-zeus');
  const draft = (cents: number) =>
    draftOffer([{ product, optionIds: [], cents, quantity: 1 }], 'cart', france, 'fr');
  expect(await draft(maxOfferCents - cartDeliveryCents)).toHaveProperty('lines');
  expect(await draft(maxOfferCents - cartDeliveryCents + 1)).toBe('offerTooHigh');
});

test('a spoken offer number is read, and is not an order number', () => {
  const number = newOfferNumber(new Date('2026-11-22'));
  expect(readOfferNumber(number)).toBe(number);
  expect(readOfferNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number);
  expect(readOfferNumber('dv 2026 7k3m9qoi')).toBe('DV-2026-7K3M9Q01');
  expect(readOrderNumber(number)).toBeUndefined();
  for (const text of ['', 'TH-2026-7K3M9QRT', 'DV-2026-7K3M9QR', '\0', 'DV'.repeat(2_000)]) {
    expect(readOfferNumber(text)).toBeUndefined();
  }
});

test('the token of an offer is the same each time, and is readable after the offer has ended', async () => {
  const token = await signRow('offer', id, made, keys);
  expect(await signRow('offer', id, made, keys)).toBe(token);
  vi.useFakeTimers({ now: new Date('2030-01-01'), toFake: ['Date'] });
  expect(await readRow('offer', token, keys)).toBe(id);
});

test('a token that was cut, forged or signed for something else names no offer', async () => {
  const token = await signRow('offer', id, made, keys);
  const strangers = [
    ...[0, 1, 20, Math.floor(token.length / 2), token.length - 1].map((end) => token.slice(0, end)),
    await signRow('offer', id, made, someKeys('another key of the tests, also long enough')),
    await signRow('order', id, made, keys),
    await signReceipt(id, keys),
    await signCheckout(aCheckout(), keys),
    ...['..', '<script>', '\0', '\u202e', 'a'.repeat(4_000)],
  ];
  for (const text of strangers) expect(await readRow('offer', text, keys)).toBeUndefined();
  for (const value of [undefined, [token], { token }, -1])
    expect(await readRow('offer', value, keys)).toBeUndefined();
  expect(await readCheckout(token, keys)).toEqual({ state: 'forged' });
});

test('an accepted offer is one purchase, at its own prices, guarantee and lead time, as long as it is valid', async () => {
  vi.useFakeTimers({ now: made, toFake: ['Date'] });
  const [line] = aCheckout().lines;
  const promised = { warrantyYears: 25, deliveryWeeks: { min: 5, max: 7 } };
  const cheaper = line ? [{ ...line, unitCents: 500_000, promised }] : [];
  const claims = aCheckout({ lines: cheaper, totalCents: 500_000, from: '/quote/t', offer: id });
  const sign = () => signOfferCheckout({ ...claims, offer: id }, endOf(anOffer()), keys);
  const token = await sign();
  vi.setSystemTime(new Date('2026-12-22T20:00:00Z'));
  expect(await sign()).toBe(token);
  expect(await readPayment({ quote: token }, 'it', async () => keys)).toMatchObject({
    state: 'purchase',
    purchase: { totalCents: 500_000, offer: { id, path: '/quote/t' }, ...promised },
  });
  vi.setSystemTime(new Date('2026-12-23T00:00:01Z'));
  expect(await readCheckout(token, keys)).toMatchObject({
    state: 'expired',
    from: '/quote/t',
    id,
  });
});

test('the year of a number is that of Paris', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');
  expect(newOfferNumber(newYear)).toMatch(/^DV-2027-/);
});

test.each(['', '../x', 'a/b', `${'a'.repeat(499)}😀`, 'a'.repeat(4_000), '\u202Ea'])(
  'what is no token, %j, has the address of a page that says so',
  (text) => expect(offerPath(text)).toBe('/quote/none'),
);

test('an offer is not ordered with two covers, nor with what is no longer made', () => {
  const line = (productId: string | null, optionIds: readonly string[]) => ({
    ...{ productId, optionIds, name: 'Fauteuil', optionNames: [], quantity: 1, unitCents: 500_000 },
  });
  const composition = 'fauteuil-athena-atelier';
  const made = line(composition, ['mat-1']);
  expect(obstacleTo({ lines: [made, line(null, [])] })).toBeUndefined();
  expect(obstacleTo({ lines: [made, line(composition, ['mat-1', 'mat-2'])] })).toBe('excludes');
  expect(obstacleTo({ lines: [made, line('fauteuil-pan', [])] })).toBe('gone');
  expect(obstacleTo({ lines: [made, line('lit-zeus', ['mat-1'])] })).toBe('gone');
});
