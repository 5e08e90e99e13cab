import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countryName,
  decodeDestination,
  destinationOf,
  encodeDestination,
  isBegunPostcode,
  placeName,
  postcodeInWords,
} from '@/lib/delivery/destination';
import { languages } from '@/lib/i18n/locales';
import { fewAndMany } from '@/tests/numbers';

test('no language calls Monaco what it calls Munich', () => {
  const names = Object.values(languages).map(({ tag }) => countryName('MC', tag));
  expect(names).toEqual(['Monaco', 'Monaco', 'Principato di Monaco', 'Монако', 'موناكو']);
  expect(countryName('CH', languages.it.tag)).toBe('Svizzera');
});

test.each([
  ['FR', ' 75 001 ', 'FR-75001'],
  ['FR', '', 'FR'],
  ['FR', '７５００１', 'FR-75001'],
  ['FR', '98000', 'MC-98000'],
  ['LU', 'L-1009', 'LU-1009'],
  ['BE', 'B 1000', 'BE-1000'],
  ['CH', 'CH-1201', 'CH-1201'],
  ['GB', 'sw1a 1aa', 'GB-SW1A1AA'],
  ['GB', 'M1 1AE', 'GB-M11AE'],
])('%s %j is stored as %s, and read back', (country, postcode, kept) => {
  const destination = destinationOf(country, postcode);
  if (typeof destination === 'string') throw new Error(destination);
  expect(encodeDestination(destination)).toBe(kept);
  expect(decodeDestination(kept)).toEqual(destination);
});

test.each([
  undefined,
  '',
  'FR-',
  'XX-75001',
  'FR-1',
  'FR-75001-2',
  '__proto__',
  '-75001',
  'fr-75001',
  '‮FR',
])('the cookie %j means mainland France', (text) => {
  expect(decodeDestination(text).country).toBe('FR');
});

for (const { count, tags } of fewAndMany(20, 100)) {
  test(`any cookie of ${count} is read as a destination, which is unchanged when read again`, {
    tags,
  }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4_000 }), (text) => {
        const destination = decodeDestination(text);
        expect(decodeDestination(encodeDestination(destination))).toEqual(destination);
      }),
      { seed: 20261122, numRuns: count },
    );
  });
}

test('a text longer than any postcode is refused', () => {
  expect(destinationOf('FR', '75001'.padEnd(12))).toEqual({ country: 'FR', postcode: '75001' });
  expect(destinationOf('FR', '75001'.padEnd(13))).toBe('badPostcode');
});

test.each([
  ['FR', '7', true],
  ['FR', '2000', true],
  ['FR', 'abc', false],
  ['FR', '750011', false],
  ['FR', 'SW1A 1AA', false],
  ['BE', '75001', false],
  ['GB', 'SW', true],
] as const)('of %s, %j may become a postcode: %s', (country, text, isBegun) =>
  expect(isBegunPostcode(country, text)).toBe(isBegun),
);

test('a postcode is shown as people write it, and read back from that', () => {
  for (const [typed, shown] of [
    ['sw1a1aa', 'SW1A 1AA'],
    ['M1 1AE', 'M1 1AE'],
    ['bt151ab', 'BT15 1AB'],
  ] as const) {
    const read = destinationOf('GB', typed);
    if (typeof read === 'string') throw new Error(read);
    expect(postcodeInWords(read)).toBe(shown);
    expect(placeName(read, 'en')).toBe(`United Kingdom ${shown}`);
    expect(destinationOf('GB', shown)).toEqual(read);
  }
  expect(placeName({ country: 'CH', postcode: '1201' }, 'fr')).toBe('Suisse 1201');
  expect(postcodeInWords({ country: 'GB' })).toBeUndefined();
});
