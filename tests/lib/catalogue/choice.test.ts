import { expect, test } from 'vitest';
import { findChoice, findSettledChoice, readChoice, wantedAgain } from '@/lib/catalogue/choice';
import { choiceWord } from '@/lib/catalogue/choice-word';
import { excludedTextIn, optionNameIn } from '@/lib/catalogue/product-words';
import { priceOf, requireProduct } from '@/lib/catalogue/products';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

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
  'fauteuil-athena-atelier.mat-1.mat-2',
  'miroir-hera-atelier.frame-1.frame-3',
  '__proto__',
  'lit-zeus,lit-hades',
])('%j is not a configuration', (word) => expect(readChoice(word)).toBeUndefined());

test('what was chosen before two covers excluded each other keeps the last, at its price', () => {
  const [productId, optionIds] = ['fauteuil-athena-atelier', ['fin-1', 'mat-3', 'mat-1']];
  expect(findChoice(productId, optionIds)).toBeUndefined();
  const settled = findSettledChoice(productId, optionIds);
  expect(settled).toMatchObject({
    optionIds: ['mat-3', 'fin-1'],
    cents: 350_000 + 80_000 + 40_000,
  });
  expect(wantedAgain([{ productId, optionIds, quantity: 2 }])).toEqual([
    { ...settled, quantity: 2 },
  ]);
  expect(findSettledChoice(productId, ['mat-1', 'nothing'])).toBeUndefined();
  expect(findSettledChoice('nobody', [])).toBeUndefined();
});

test.each(locales)('in %s it is said which of them stays', async (locale) => {
  const messages = await messagesOf(locale);
  const product = requireProduct('miroir-hera-atelier');
  const said = excludedTextIn(messages, locale, product, ['frame-1', 'frame-2', 'func-1']);
  for (const id of ['frame-1', 'frame-2'])
    expect(said).toContain(optionNameIn(messages, product, id));
  expect(said).not.toContain(optionNameIn(messages, product, 'func-1'));
  expect(excludedTextIn(messages, locale, product, ['frame-2', 'func-1'])).toBeUndefined();
});
