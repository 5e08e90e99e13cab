import { expect, test, vi } from 'vitest';
import { dayOf } from '@/lib/calendar/dates';
import { readCheckout, signCheckout } from '@/lib/checkout/checkout-token';
import { readReceipt, signReceipt } from '@/lib/orders/receipt';
import { aCheckout, someKeys } from '@/tests/make';

const reference = 'R-01234-56789-ABCDE';

const keys = someKeys();

test('a receipt names its declaration for ten years', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), toFake: ['Date'] });
  const token = await signReceipt(reference, keys);
  vi.setSystemTime(new Date('2036-04-30T12:00:00Z'));
  expect(await readReceipt(token, keys)).toBe(reference);
  vi.setSystemTime(new Date('2036-05-03T12:00:00Z'));
  expect(await readReceipt(token, keys)).toBeUndefined();
  vi.useRealTimers();
});

test('a checkout token is not a receipt, and a receipt is not a checkout token', async () => {
  expect(await readReceipt(await signCheckout(aCheckout(), keys), keys)).toBeUndefined();
  expect(
    await readReceipt(await signCheckout({ ...aCheckout(), ...{ reference } }, keys), keys),
  ).toBeUndefined();
  expect(await readCheckout(await signReceipt(reference, keys), keys)).toEqual({ state: 'forged' });
});

test('a receipt that was cut or changed names nothing', async () => {
  const token = await signReceipt(reference, keys);
  const [header, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ reference, aud: 'receipt' })).toString('base64url');
  const others = [token.slice(0, -1), token.slice(0, 40), [header, claims, signature].join('.')];
  for (const text of [...others, '', 'a.b.c', '__proto__']) {
    expect(await readReceipt(text, keys)).toBeUndefined();
  }
});

test('the day of a declaration is that of the shop, not of the machine', () => {
  expect(dayOf(new Date('2026-11-22T22:59:00Z'))).toBe('2026-11-22');
  expect(dayOf(new Date('2026-11-22T23:01:00Z'))).toBe('2026-11-23');
});
