import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { maxLines, maxPerLine } from '@/content/cart/cart-limits';
import { listProducts } from '@/lib/catalogue/products';
import { type ReadCheckout, readCheckout, signCheckout } from '@/lib/checkout/checkout-token';
import { longestQuote } from '@/lib/checkout/payment-page/payment-choice';
import { aCheckout, someKeys } from '@/tests/make';

const aZeus = { productId: 'lit-zeus', optionIds: [], quantity: 1, unitCents: 999_999 };

/** Long enough for every HMAC, so that only the algorithm can be at fault. */
const secret = 'a secret of the tests, '.repeat(4);
const forged = { state: 'forged' };

const keys = someKeys(secret);
afterEach(() => {
  vi.useRealTimers();
});

/** A token that the shop did not make, or not this way. */
function aToken(claims: object, key = secret, alg = 'HS256'): Promise<string> {
  return new SignJWT({ jti: 'one', ...claims })
    .setProtectedHeader({ alg })
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(key));
}

/** What the shop signs, as it stands in a token. */
const aPayload = async (parts: Parameters<typeof aCheckout>[0] = {}) =>
  decodeJwt(await signCheckout(aCheckout(parts), keys));

/** What a valid token says. */
function asValid(read: ReadCheckout) {
  if (read.state !== 'valid') throw new Error(`the token is ${read.state}`);
  return read;
}

test('a signed token is read back unchanged', async () => {
  const claims = aCheckout({
    lines: [
      { productId: 'lit-chronos', optionIds: ['integrated_tv'], quantity: 2, unitCents: 4_920_000 },
    ],
  });
  const [first, second] = [await signCheckout(claims, keys), await signCheckout(claims, keys)];
  const { id, ...read } = asValid(await readCheckout(first, keys));
  expect(read).toEqual({ state: 'valid', claims });
  // Each token is a purchase of its own.
  expect(asValid(await readCheckout(second, keys)).id).not.toBe(id);
});

test('a line that the house has written keeps its name, and only such a line has one', async () => {
  const free = { productId: null, name: 'نقل', optionIds: [], quantity: 1, unitCents: 5_000 };
  const piece = { productId: 'lit-zeus', optionIds: [], quantity: 1, unitCents: 999_999 };
  const claims = aCheckout({ lines: [piece, free], totalCents: 1_004_999 });
  const token = await signCheckout(claims, keys);
  expect(asValid(await readCheckout(token, keys)).claims).toEqual(claims);
  const payload = await aPayload();
  for (const line of [
    { o: [], q: 1, c: 1 },
    { p: 'lit-zeus', n: 'Lit', o: [], q: 1, c: 1 },
    { n: '', o: [], q: 1, c: 1 },
    { n: 'Pose', o: [], q: 1, c: -100 },
    { n: 'Pose', o: [], q: 1, c: 0.5 },
  ]) {
    expect(await readCheckout(await aToken({ ...payload, lines: [line] }), keys)).toEqual(forged);
  }
});

test('a line of an offer keeps the guarantee and the lead time that it was offered with', async () => {
  const promised = { warrantyYears: 25, deliveryWeeks: { min: 5, max: 7 } };
  const line = { productId: 'lit-zeus', optionIds: [], quantity: 1, unitCents: 999_999, promised };
  const token = await signCheckout(aCheckout({ lines: [line] }), keys);
  expect(asValid(await readCheckout(token, keys)).claims.lines).toEqual([line]);
});

test('the lines of a token have short keys, so that a whole cart fits into an address', async () => {
  const [line] = aCheckout().lines;
  expect((await aPayload()).lines).toEqual([
    { p: line?.productId, o: line?.optionIds, q: line?.quantity, c: line?.unitCents },
  ]);
});

test('a cart full of the longest configurations fits into the address of the payment page, and is read as it was', async () => {
  const longest = listProducts().map(({ id, options }) => {
    const optionIds = options.map((option) => option.id);
    return { productId: id, optionIds, quantity: maxPerLine, unitCents: 1_234_567 };
  });
  // Each line another one: without its first option, or its second, and so on.
  const lines = Array.from({ length: maxLines }, (_, at) => {
    const { optionIds = [], ...line } = longest[at % longest.length] ?? {};
    const left = Math.floor(at / longest.length);
    return { ...aZeus, ...line, optionIds: optionIds.filter((_id, place) => place !== left - 1) };
  });
  const back = `/cart?${'x'.repeat(200)}`;
  const token = await signCheckout(aCheckout({ lines, from: back }), keys);
  expect(token.length).toBeLessThan(longestQuote / 2);
  expect(asValid(await readCheckout(token, keys)).claims.lines).toEqual(lines);
});

test('a token is valid for two hours, and keeps its origin when it has expired', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), toFake: ['Date'] });
  const token = await signCheckout(aCheckout({ from: '/bed/zeus' }), keys);
  vi.setSystemTime(new Date('2026-05-01T13:59:59Z'));
  const { id, claims } = asValid(await readCheckout(token, keys));
  vi.setSystemTime(new Date('2026-05-01T14:00:01Z'));
  expect(await readCheckout(token, keys)).toEqual({
    state: 'expired',
    from: '/bed/zeus',
    id,
    claims,
  });
});

test('a token of the old key is valid until that key is removed', async () => {
  const old = 'an older secret, '.repeat(4);
  const claims = aCheckout();
  const token = await signCheckout(claims, someKeys(old));
  const rotated = someKeys(secret, old);
  expect(await readCheckout(token, rotated)).toMatchObject({ state: 'valid', claims });
  const fresh = await signCheckout(claims, rotated);
  expect(await readCheckout(fresh, keys)).toMatchObject({ state: 'valid', claims });
  expect(await readCheckout(token, keys)).toEqual(forged);
});

test('a token whose claims were changed is forged, expired or not', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), toFake: ['Date'] });
  const [header, payload = '', signature] = (await signCheckout(aCheckout(), keys)).split('.');
  const cheaper = JSON.parse(Buffer.from(payload, 'base64url').toString());
  cheaper.totalCents = 1;
  const changed = Buffer.from(JSON.stringify(cheaper)).toString('base64url');
  expect(await readCheckout([header, changed, signature].join('.'), keys)).toEqual(forged);
  vi.setSystemTime(new Date('2026-05-02T12:00:00Z'));
  expect(await readCheckout([header, changed, signature].join('.'), keys)).toEqual(forged);
});

test('a token cut at any place is forged', async () => {
  const token = await signCheckout(aCheckout(), keys);
  for (const length of [0, 1, 20, token.indexOf('.') + 5, token.length - 1]) {
    expect(await readCheckout(token.slice(0, length), keys)).toEqual(forged);
  }
  for (const text of ['..', 'a.b.c', '<script>', '__proto__']) {
    expect(await readCheckout(text, keys)).toEqual(forged);
  }
});

test('a token without a signature, or with another algorithm, is forged', async () => {
  const unsigned = new UnsecuredJWT(await aPayload()).setExpirationTime('2h').encode();
  expect(await readCheckout(unsigned, keys)).toEqual(forged);
  expect(await readCheckout(await aToken(await aPayload(), secret, 'HS512'), keys)).toEqual(forged);
});

test('a token signed with another secret is forged', async () => {
  expect(await readCheckout(await aToken(await aPayload(), `${secret}!`), keys)).toEqual(forged);
});

test('a signed token with missing or invalid claims is forged', async () => {
  expect(await readCheckout(await aToken(await aPayload()), keys)).toMatchObject({
    state: 'valid',
  });
  const { from: _, ...adrift } = await aPayload();
  for (const claims of [
    {},
    adrift,
    await aPayload({ lines: [] }),
    await aPayload({ from: 'https://evil.example' }),
  ]) {
    expect(await readCheckout(await aToken(claims), keys)).toEqual(forged);
  }
});
