import { expect, test } from 'vitest';
import { centsIn } from '@/lib/desk/amount';

test.each([
  ['1250,50', 125_050],
  ['1 250,5', 125_050],
  ['1\u202f250,50 €', 125_050],
  ['1250.50', 125_050],
  ['8.999,95', 899_995],
  ['8,999.95', 899_995],
  ['8’999,95', 899_995],
  ["1'048'999.95", 104_899_995],
  ['1.048.999,95', 104_899_995],
  ['8999', 899_900],
])('reads « %s » as %d cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

test.each([
  '',
  'beaucoup',
  '8.999',
  '8,999',
  '1,2,3',
  '12.50,00',
  '1.250,500',
  '-5',
  '1.250.500',
  '5 €€',
])('reads no amount in « %s »', (text) => {
  expect(centsIn(text)).toBeNaN();
});
