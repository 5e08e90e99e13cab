import { expect, test } from 'vitest';
import { addressLines, postcodeOf, storedAddress } from '@/lib/orders/postal-address';

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

test('the postcode of an order is that of its prices, or else of its address in the same country', () => {
  const to = (deliveryCountry: string | null, line: string, country = deliveryCountry) =>
    postcodeOf({
      ...{ deliveryCountry, deliveryPostcode: null },
      contact: { address: ['3 rue du Lac', line], ...(country && { country }) },
    });
  expect(to('FR', '75008 Paris')).toBe('75008');
  expect(to('CH', '1201 Genève')).toBe('1201');
  expect(to('GB', 'SW1A 1AA London')).toBe('SW1A1AA');
  expect(to('GB', 'SW1A1AA London')).toBe('SW1A1AA');
  expect(to('JP', '100-0001 Tokyo')).toBe('100-0001');
  expect(to('FR', 'Paris')).toBeUndefined();
  expect(to('FR', '10115 Berlin', 'DE')).toBeUndefined();
  expect(to(null, '75008 Paris', 'FR')).toBe('75008');
  const asked = { deliveryCountry: 'FR', deliveryPostcode: '13001' };
  expect(postcodeOf({ ...asked, contact: { address, country: 'CH' } })).toBe('13001');
  expect(postcodeOf({ ...asked, deliveryPostcode: null, contact: null })).toBeUndefined();
});
