import { expect, test } from 'vitest';
import { formatAmount, formatPrice, formatRoundPrice, fromDecimal, toDecimal } from '@/lib/money';
import { formatDollars } from '@/lib/residence/night-price';

/** What French sets between groups of digits, and what it sets before the sign. */
const [narrow, wide] = ['\u202f', '\u00a0'];

test('a price shows its cents, with spaces that never break', () => {
  expect(formatPrice(999_999, 'fr')).toBe(`9${narrow}999,99${wide}€`);
  expect(formatPrice(4_500_000, 'fr')).toBe(`45${narrow}000,00${wide}€`);
  expect(formatPrice(0, 'fr')).toBe(`0,00${wide}€`);
  expect(formatPrice(899_995, 'fr')).toBe(`8${narrow}999,95${wide}€`);
});

test('a round price has no cents only when they are zero', () => {
  expect(formatRoundPrice(99_999_900, 'fr')).toBe(`999${narrow}999${wide}€`);
  expect(formatRoundPrice(1_899_999, 'fr')).toBe(`18${narrow}999,99${wide}€`);
  expect(formatRoundPrice(1_899_990, 'fr')).toBe(`18${narrow}999,90${wide}€`);
});

test('each language has its own price format, whatever the locale of the machine', () => {
  expect(formatPrice(999_999, 'en')).toBe('€9,999.99');
  expect(formatPrice(899_995, 'it')).toBe(`8.999,95${wide}€`);
  expect(formatPrice(4_500_000, 'it')).toBe(`45.000,00${wide}€`);
  expect(formatPrice(999_999, 'ru')).toBe(`9${wide}999,99${wide}€`);
  expect(formatPrice(999_999, 'ar')).toBe(`\u200f9,999.99${wide}€`);
});

test('cents are written as a decimal', () => {
  expect(toDecimal(999_999)).toBe('9999.99');
  expect(toDecimal(1_200_000)).toBe('12000.00');
  expect(toDecimal(5)).toBe('0.05');
});

test('cents are read back from their decimal, up to the largest of a column', () => {
  const large = [899_995, 999_999, 1_899_999, 1_699_999, 99_999_900, 999_999_999_999];
  const all = [...Array(30_000).keys(), ...large];
  expect(all.filter((cents) => fromDecimal(toDecimal(cents)) !== cents)).toEqual([]);
});

test.each([
  [{ cents: 999_998, currency: 'eur' }, '9 999,98 €'],
  [{ cents: 999_999, currency: 'usd' }, '9 999,99 $'],
  [{ cents: 5_000, currency: 'jpy' }, '5 000 JPY'],
  [{ cents: 1_234, currency: 'nonsense' }, '12.34 NONSENSE'],
])('%j is written in the currency it was paid in', (received, text) => {
  expect(formatAmount(received, 'fr').replace(/\s/g, ' ')).toBe(text);
});

test('dollars of a night have no cents when they are whole, and keep their order in Arabic', () => {
  expect(formatDollars(188_000, 'fr').replace(/\s/g, ' ')).toBe('1 880 $');
  expect(formatDollars(94_050, 'en')).toBe('$940.50');
  expect(formatDollars(94_000, 'ar')).toMatch(/^\u2066[^\u200e\u200f]*940[^\u200e\u200f]*\u2069$/);
});
