import { expect, test } from 'vitest';
import { company } from '@/content/house/company';
import { readVatNumber } from '@/lib/orders/vat-number';

/** Numbers that companies publish. */
const known = [
  'FR40303265045',
  'BE0428759497',
  'LU26375245',
  'IT00743110157',
  'DE136695976',
  'ESB58378431',
  'GB980780684',
  'XI980780684',
  'CHE107787577',
];

test.each(known)('%s is a VAT number, and with another digit it is none', (number) => {
  expect(readVatNumber(number)).toBe(number);
  const at = number.search(/\d/) + 3;
  for (let digit = 0; digit < 10; digit += 1) {
    const changed = number.slice(0, at) + digit + number.slice(at + 1);
    expect(readVatNumber(changed), changed).toBe(changed === number ? number : undefined);
  }
});

test('people write it in other ways', () => {
  expect(readVatNumber(' it 007 4311 0157 ')).toBe('IT00743110157');
  expect(readVatNumber('CHE-107.787.577 MWST')).toBe('CHE107787577');
  expect(readVatNumber('BE 0428.759.497')).toBe('BE0428759497');
  expect(readVatNumber('NL001234567B01')).toBe('NL001234567B01');
});

test.each([
  '',
  '00743110157',
  'US123456789',
  'IT0074311015',
  'IT007431101570',
  'FR٤٠303265045',
  'DE000000000',
  'ES12345678A',
  '__proto__',
  'constructor',
  'IT00743110157; drop table orders',
  '9'.repeat(4_000),
])('%j is none', (text) => {
  expect(readVatNumber(text)).toBeUndefined();
});

test('the sample number of the house is no real one', () => {
  expect(readVatNumber(company.vatNumber)).toBeUndefined();
});
