import { expect, test } from 'vitest';
import { withPhrase } from '@/lib/desk/replies/reply-text';

test('a phrase is added to what was typed, and takes nothing of it', () => {
  expect(withPhrase('', 'Merci.')).toEqual({ text: 'Merci.', caret: 6 });
  expect(withPhrase('Bonjour, oui.\n', 'Merci.').text).toBe('Bonjour, oui.\n\nMerci.');
  const typed = 'Un mot.\n\nUn autre.';
  const between = withPhrase(typed, 'Merci.', 'Un mot.'.length);
  expect(between.text).toBe('Un mot.\n\nMerci.\n\nUn autre.');
  expect(between.text.slice(0, between.caret)).toBe('Un mot.\n\nMerci.');
  expect(withPhrase('Un autre.', 'Merci.', 0).text).toBe('Merci.\n\nUn autre.');
});
