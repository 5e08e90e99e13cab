import { expect, test } from 'vitest';
import { choiceWord, optionIdsOf, optionsKey } from '@/lib/catalogue/choice-word';

test('equal choices have one key, whatever their order and their repetitions', () => {
  const key = optionsKey(['oak', 'gold', 'brass']);
  expect(optionsKey(['brass', 'oak', 'gold'])).toBe(key);
  expect(optionsKey(['gold', 'brass', 'oak', 'gold'])).toBe(key);
  expect(optionsKey(['oak', 'gold'])).not.toBe(key);
  expect(optionsKey([])).toBe('');
});

test('key and word sort options by code unit, in every language', () => {
  const odd = ['safe_storage', 'safe-light', 'Safe', 'safe10', 'safe2'];
  expect(optionIdsOf(optionsKey(odd))).toEqual([
    'Safe',
    'safe-light',
    'safe10',
    'safe2',
    'safe_storage',
  ]);
  expect(choiceWord('lit-zeus', odd)).toBe(`lit-zeus.${optionIdsOf(optionsKey(odd)).join('.')}`);
});

test('the key leaves the choice it was given as it was', () => {
  const chosen = ['oak', 'gold'];
  optionsKey(chosen);
  expect(chosen).toEqual(['oak', 'gold']);
});
