import { expect, test } from 'vitest';
import { readChoice } from '@/lib/catalogue/choice';
import { choiceWord } from '@/lib/catalogue/choice-word';
import { priceOf, requireProduct } from '@/lib/catalogue/products';

const zeus = requireProduct('lit-zeus');

test('a configuration is read back from its word, whatever the order of its options', () => {
  const word = choiceWord('lit-zeus', ['safe_storage', 'led_lighting', 'safe_storage']);
  expect(word).toBe('lit-zeus.led_lighting.safe_storage');
  expect(readChoice(word)).toEqual({
    product: zeus,
    optionIds: ['led_lighting', 'safe_storage'],
    cents: priceOf(zeus, ['led_lighting', 'safe_storage']),
  });
});

test('the word of a piece without options is its id', () => {
  expect(choiceWord('lit-zeus', [])).toBe('lit-zeus');
  expect(readChoice('lit-zeus')?.optionIds).toEqual([]);
});

test.each([
  '',
  '.',
  'nobody',
  'lit-zeus.nothing',
  'lit-zeus.mat-1',
  '__proto__',
  'lit-zeus,lit-hades',
])('%j is not a configuration', (word) => expect(readChoice(word)).toBeUndefined());
