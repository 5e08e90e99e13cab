import { expect, test } from 'vitest';
import { choiceNameIn } from '@/lib/catalogue/choice-words';
import { requireProduct } from '@/lib/catalogue/products';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

const product = requireProduct('lit-zeus');

test.each(locales)('a configuration is named after its options in %s', async (locale) => {
  const messages = await messagesOf(locale);
  const name = choiceNameIn(messages, locale, { product, optionIds: [] });
  const one = choiceNameIn(messages, locale, { product, optionIds: ['led_lighting'] });
  const two = choiceNameIn(messages, locale, {
    product,
    optionIds: ['led_lighting', 'massage_system'],
  });
  expect(name).not.toContain('(');
  expect(one.startsWith(`${name} (`) && one.endsWith(')')).toBe(true);
  expect(two.length).toBeGreaterThan(one.length);
});
