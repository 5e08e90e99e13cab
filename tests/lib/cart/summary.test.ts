import { expect, test } from 'vitest';
import { decodeSummary, encodeSummary } from '@/lib/cart/summary';
import { listProducts } from '@/lib/catalogue/products';

test('a summary is read back unchanged from its cookie', () => {
  const full = {
    pieces: 12,
    wishlistIds: listProducts().map(({ id }) => id),
    at: 1_766_000_000_000,
  };
  for (const summary of [
    { pieces: 0, wishlistIds: [], at: 0 },
    { ...full, wishlistIds: ['lit-zeus'] },
    full,
  ]) {
    expect(decodeSummary(encodeSummary(summary))).toEqual(summary);
  }
});

test('the cookie has the documented format', () => {
  expect(encodeSummary({ pieces: 3, wishlistIds: ['lit-zeus', 'miroir-hera'], at: 17 })).toBe(
    '3|17|lit-zeus.miroir-hera',
  );
});

test.each([
  undefined,
  '',
  '3',
  '3|17',
  '-1|17|',
  '1.5|17|',
  '1e9|17|',
  'many|17|lit-zeus',
  '3|17|lit-zeus|more',
  '3|17|<script>',
  '3|17|Lit Zeus',
  '3|17|__proto__',
  '3|17|lit-zeus\n',
  '1234567|17|',
  `3|17|${'a'.repeat(3001)}`,
])('a cookie of « %s » is not a summary', (text) => {
  expect(decodeSummary(text)).toBeUndefined();
});
