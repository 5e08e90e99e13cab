import { expect, test } from 'vitest';
import { addressLines, storedAddress } from '@/lib/orders/postal-address';

const address = ['3 rue du Lac', '1201 Genève'];

test('the country of an address is read in the language of its reader', () => {
  const stored = storedAddress({ address, country: 'CH' });
  expect(addressLines(stored, 'fr')).toEqual([...address, 'Suisse']);
  expect(addressLines(stored, 'it')).toEqual([...address, 'Svizzera']);
  expect(addressLines(stored, 'ar')).toEqual([...address, 'سويسرا']);
});

test('an address of an older release, with its country in French, is read in other languages too', () => {
  const stored = storedAddress({ address: [...address, 'Suisse'] });
  expect(stored).toEqual({ lines: address, country: 'CH' });
  expect(addressLines(stored, 'en')).toEqual([...address, 'Switzerland']);
});

test('an address without a country that is known stays as it is', () => {
  expect(addressLines(storedAddress({ address }), 'ru')).toEqual(address);
  expect(addressLines(storedAddress(null), 'ru')).toEqual([]);
});
