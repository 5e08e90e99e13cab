import { expect, test } from 'vitest';
import { inLines, inOneLine } from '@/lib/site/typed-text';

test('a text of one line has no signs that end lines or turn letters around', () => {
  expect(inOneLine(' Léda\r\n\0Tyndare \u202e')).toBe('Léda Tyndare');
  expect(inOneLine('\u2067ليدا\u2069')).toBe('ليدا');
});

test('a text of several lines keeps them as the browser counted them', () => {
  expect(inLines('au calme\r\n\r\nsans\0 plumes\n')).toBe('au calme\n\nsans plumes');
});
