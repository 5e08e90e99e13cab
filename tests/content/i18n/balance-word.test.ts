import { expect, test } from 'vitest';
import { messages, textsUnder } from '@/tests/content/texts';

test('Arabic has one word for what is left of an order after its deposit', () => {
  const texts = textsUnder(messages.ar, 'ar');
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(([, text]) => text.includes('رصيد'))).toEqual([]);
});
