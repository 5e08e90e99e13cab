import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCategory, keepPath, longestKeptName, readKeptName } from '@/lib/cart/kept';
import { readChoice } from '@/lib/catalogue/choice';
import { locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

test.each([
  ['Ma chambre', 'Ma chambre'],
  ['  Ma \t chambre\r\n', 'Ma chambre'],
  ['غرفتي', 'غرفتي'],
  ['a\u0000b', 'a b'],
  ['\u202Eerbmahc', 'erbmahc'],
  ['<b>1e309</b>', '<b>1e309</b>'],
  ['é'.repeat(60), 'é'.repeat(60)],
])('the name %j is stored as %j', (given, kept) => {
  expect(readKeptName(given)).toBe(kept);
});

test.each([
  [''],
  ['   '],
  ['\u0000'],
  ['\u200B\u200F'],
  ['x'.repeat(61)],
  ['x'.repeat(4000)],
  [undefined],
  [null],
  [['Ma chambre']],
])('the name %j is refused', (given) => {
  expect(readKeptName(given)).toBeUndefined();
});

test('a name of any input is one line of 1 to 60 characters, and is unchanged when read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (given) => {
      const name = readKeptName(given);
      if (name === undefined) return;
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(longestKeptName);
      expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(readKeptName(name)).toBe(name);
    }),
    { seed: 45_000 },
  );
});

test('equal configurations have the same address', () => {
  expect(keepPath('lit-zeus', ['safe_storage', 'led_lighting'])).toBe(
    '/kept?add=lit-zeus.led_lighting.safe_storage',
  );
});

test('kept configurations are listed by category, in the order of the catalogue', () => {
  const entryOf = (word: string) => ({ choice: readChoice(word) });
  const [mirror, bed] = [entryOf('miroir-hera'), entryOf('lit-zeus')];
  expect(byCategory([mirror, bed, mirror, entryOf('gone')])).toEqual([
    { category: 'bed', entries: [bed] },
    { category: 'mirror', entries: [mirror, mirror] },
  ]);
});

test.each(locales)('in %s the words say how long a name may be', (locale) => {
  const { add, notices } = messages[locale].kept;
  for (const text of [add.nameNote, notices.nameless])
    expect(text).toMatch(new RegExp(`\\b${longestKeptName}\\b`));
});
