import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { type ReadQuote, readQuote, signQuote } from '@/lib/checkout/checkout-token';
import { aQuote, someKeys } from '@/tests/make';

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

/** What a valid token says. */
function asValid(read: ReadQuote) {
  if (read.state !== 'valid') throw new Error(`the quote is ${read.state}`);
  return read;
}

test('an offer that the shop signed comes back as it was', async () => {
  const quote = aQuote({ lines: [{ p: 'lit-chronos', o: ['integrated_tv'], q: 2, c: 4_920_000 }] });
  const [first, second] = [await signQuote(quote, keys), await signQuote(quote, keys)];
  const { id, ...read } = asValid(await readQuote(first, keys));
  expect(read).toEqual({ state: 'valid', quote });
  // Each token is a purchase of its own.
  expect(asValid(await readQuote(second, keys)).id).not.toBe(id);
});

test('an offer holds for two hours and says afterwards where it came from', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), toFake: ['Date'] });
  const token = await signQuote(aQuote({ from: '/bed/zeus' }), keys);
  vi.setSystemTime(new Date('2026-05-01T13:59:59Z'));
  const { id, quote } = asValid(await readQuote(token, keys));
  vi.setSystemTime(new Date('2026-05-01T14:00:01Z'));
  expect(await readQuote(token, keys)).toEqual({ state: 'expired', from: '/bed/zeus', id, quote });
});

test('a new key comes in front: what the old one signed still holds, until it is taken away', async () => {
  const old = 'an older secret, '.repeat(4);
  const quote = aQuote();
  const token = await signQuote(quote, someKeys(old));
  const rotated = someKeys(`${secret}|${old}`);
  expect(await readQuote(token, rotated)).toMatchObject({ state: 'valid', quote });
  const fresh = await signQuote(quote, rotated);
  expect(await readQuote(fresh, keys)).toMatchObject({ state: 'valid', quote });
  expect(await readQuote(token, keys)).toEqual(forged);
});

test('an offer whose claims were changed is forged, expired or not', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), toFake: ['Date'] });
  const [header, claims = '', signature] = (await signQuote(aQuote(), keys)).split('.');
  const cheaper = JSON.parse(Buffer.from(claims, 'base64url').toString());
  cheaper.totalCents = 1;
  const changed = Buffer.from(JSON.stringify(cheaper)).toString('base64url');
  expect(await readQuote([header, changed, signature].join('.'), keys)).toEqual(forged);
  vi.setSystemTime(new Date('2026-05-02T12:00:00Z'));
  expect(await readQuote([header, changed, signature].join('.'), keys)).toEqual(forged);
});

test('an offer cut short is forged, wherever it was cut', async () => {
  const token = await signQuote(aQuote(), keys);
  for (const length of [0, 1, 20, token.indexOf('.') + 5, token.length - 1]) {
    expect(await readQuote(token.slice(0, length), keys)).toEqual(forged);
  }
  for (const text of ['..', 'a.b.c', '<script>', '__proto__']) {
    expect(await readQuote(text, keys)).toEqual(forged);
  }
});

test('an offer without a signature, or with another algorithm, is forged', async () => {
  const unsigned = new UnsecuredJWT({ ...aQuote() }).setExpirationTime('2h').encode();
  expect(await readQuote(unsigned, keys)).toEqual(forged);
  expect(await readQuote(await aToken(aQuote(), secret, 'HS512'), keys)).toEqual(forged);
});

test('an offer signed with another secret is forged', async () => {
  expect(await readQuote(await aToken(aQuote(), `${secret}!`), keys)).toEqual(forged);
});

test('a token of ours that is no offer is forged', async () => {
  expect(await readQuote(await aToken(aQuote()), keys)).toMatchObject({ state: 'valid' });
  const { from: _, ...adrift } = aQuote();
  for (const claims of [
    {},
    adrift,
    aQuote({ lines: [] }),
    aQuote({ from: 'https://evil.example' }),
  ]) {
    expect(await readQuote(await aToken(claims), keys)).toEqual(forged);
  }
});
