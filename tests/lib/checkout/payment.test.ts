import { expect, test } from 'vitest';
import { creditOffers } from '@/content/checkout/credit';
import { defaultPurchaseCents, instalmentCounts } from '@/content/checkout/payment';
import {
  creditExample,
  instalments,
  isCredit,
  monthlyEuros,
  statedPrice,
} from '@/lib/checkout/payment';

test.each([
  ['8500', 850_000],
  ['9999.99', 999_999],
  [' 8500 ', 850_000],
  ['18999.99', 1_899_999],
  ['0.01', 1],
])('a price stated as « %s » is read', (text, cents) => {
  expect(statedPrice(text)).toBe(cents);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '1e309',
  '-5',
  'NaN',
  'Infinity',
  '',
  '   ',
  '0',
  '0.001',
  '8500 €',
  '8,500',
  '9'.repeat(400),
])('a price stated as « %s » is invalid, and becomes 999 999 €', (text) => {
  expect(statedPrice(text)).toBe(defaultPurchaseCents);
});

test('a missing or repeated price becomes the default price', () => {
  expect(defaultPurchaseCents).toBe(99_999_900);
  expect(statedPrice(undefined)).toBe(defaultPurchaseCents);
  expect(statedPrice(['8500', '8500'])).toBe(defaultPurchaseCents);
  expect(statedPrice(['8500'])).toBe(defaultPurchaseCents);
});

test('a payment is split into 1, 3, 12 or 24', () => {
  expect(instalmentCounts).toEqual([1, 3, 12, 24]);
});

test('instalments sum to the cent, and only the last differs, by a few cents', () => {
  const totals = [10_001, 850_000, 899_995, 999_999, 1_899_999, 99_999_900];
  for (let step = 0; step < 500; step += 1) totals.push(10_000 + step * 7_919);
  for (const total of totals) {
    for (const count of instalmentCounts) {
      const parts = instalments(total, count);
      const [first = 0] = parts;
      const last = parts.at(-1) ?? 0;
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(new Set(parts.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(Math.abs(last - first)).toBeLessThan(count);
    }
  }
});

test('9999,99 € in 12 instalments differs only in the last', () => {
  const parts = instalments(999_999, 12);
  expect(parts.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 83_333));
  expect(parts.at(-1)).toBe(83_336);
});

test('the monthly amount shown is rounded to whole euros', () => {
  expect(monthlyEuros(999_999, 1)).toBe(10_000);
  expect(monthlyEuros(999_999, 3)).toBe(3_333);
  expect(monthlyEuros(850_000, 12)).toBe(708);
  expect(monthlyEuros(850_000, 24)).toBe(354);
  expect(monthlyEuros(1_200_000, 24)).toBe(500);
});

test('3, 12 and 24 instalments are a credit, and one payment is not', () => {
  expect(instalmentCounts.map(isCredit)).toEqual([false, true, true, true]);
});

test('the example of a credit sums to the cent, at 0 % and without cost', () => {
  for (const total of [10_001, 899_995, 999_999, 4_500_000, 99_999_900]) {
    for (const count of instalmentCounts.filter(isCredit)) {
      const example = creditExample(total, count);
      expect(example.equalCount + 1).toBe(count);
      expect(example.equalCount * example.monthlyCents + example.lastCents).toBe(total);
      expect(example.split).toBe(total % count === 0 ? 'equal' : 'other');
      expect(example).toMatchObject({
        amountCents: total,
        dueCents: total,
        costCents: 0,
        annualRatePercent: 0,
        borrowingRatePercent: 0,
      });
    }
  }
});

test('12 and 24 are an estimate, 3 is not', () => {
  const estimates = instalmentCounts
    .filter(isCredit)
    .map((count) => creditOffers[count].isEstimate);
  expect(estimates).toEqual([false, true, true]);
});
