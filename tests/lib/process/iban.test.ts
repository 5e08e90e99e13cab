import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEnv } from '@/lib/process/env';
import { isBic, readIban } from '@/lib/process/iban';

/** Examples of the registry of SWIFT. */
const examples = [
  'FR1420041010050500013M02606',
  'DE89370400440532013000',
  'CH9300762011623852957',
  'GB29NWBK60161331926819',
  'MC5811222000010123456789030',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
];

test('an IBAN is read with spaces and in small letters', () => {
  for (const iban of examples) {
    expect(readIban(iban)).toBe(iban);
    expect(readIban(` ${iban.toLowerCase().replace(/(.{4})/g, '$1 ')}`)).toBe(iban);
  }
});

test('one wrong digit, two that changed places, a length or a country that is none: no IBAN', () => {
  // Modulo 97 tells digits apart for certain; of letters, which count as two digits, by all but one of 97.
  const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);
  const wrong = fc.constantFrom(...examples).chain((iban) =>
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 2, max: iban.length - 1 }), fc.constantFrom(...'0123456789'))
        .filter(([at]) => isDigit(iban[at]))
        .map(([at, sign]) => iban.slice(0, at) + sign + iban.slice(at + 1))
        .filter((text) => text !== iban),
      fc
        .integer({ min: 4, max: iban.length - 2 })
        .filter((at) => isDigit(iban[at]) && isDigit(iban[at + 1]))
        .map((at) => iban.slice(0, at) + iban[at + 1] + iban[at] + iban.slice(at + 2))
        .filter((text) => text !== iban),
      fc.nat(iban.length - 1).map((length) => iban.slice(0, length)),
      fc.constantFrom('0', 'A').map((sign) => iban + sign),
    ),
  );
  fc.assert(
    fc.property(wrong, (text) => readIban(text) === undefined),
    { numRuns: 2_000 },
  );
  for (const text of ['', 'FR', 'US64SVBKUS6S3300958879', 'ZZ89370400440532013000', '١٢٣٤']) {
    expect(readIban(text)).toBeUndefined();
  }
});

test('a BIC has 8 or 11 signs', () => {
  expect(['AGRIFRPP', 'AGRIFRPP882'].every(isBic)).toBe(true);
  expect(['', 'AGRIFRP', 'AGRIFRPP88', 'agrifrpp', '1GRIFRPP'].some(isBic)).toBe(false);
});

test('a wrong account stops the start with a sentence that names it, and does not repeat it', () => {
  const start = () => parseEnv({ BANK_IBAN: 'FR1420041010050500013M02607' });
  expect(start).toThrow(/^wrong configuration: BANK_IBAN must be an IBAN[^;]*$/);
  expect(start).not.toThrow(/FR14/);
  expect(
    parseEnv({ BANK_IBAN: 'fr14 2004 1010 0505 0001 3m02 606', BANK_BIC: 'psst frpp' }),
  ).toMatchObject({
    ...{ BANK_IBAN: examples[0], BANK_BIC: 'PSSTFRPP', BANK_HOLDER: 'Théogonie SAS' },
  });
});
