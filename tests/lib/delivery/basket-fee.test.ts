import { expect, test } from 'vitest';
import { basketFee } from '@/lib/delivery/basket-fee';
import { exportDivisor } from '@/lib/delivery/tax-place';
import { languages, locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

test.each(locales)('in %s the fee of a basket is said as its sum is, abroad too', (locale) => {
  const { delivery } = messages[locale];
  const number = new Intl.NumberFormat(languages[locale].tag);
  const french = basketFee(delivery.basketFee, 1, locale);
  const abroad = basketFee(delivery.basketFee, exportDivisor, locale);
  for (const part of ['whole', 'short'] as const) {
    expect(french[part]).toContain(number.format(99));
    expect(abroad[part]).not.toContain(number.format(99));
    // The sums of a basket have two decimals.
    expect(abroad[part]).toContain(`${number.format(82.5)}${number.format(0)}`);
  }
});

test('a sentence may name other sums', () => {
  const words = { before: '99 nuits, 1 099 : + ', after: ' €, 99 fois', afterBriefly: ' €' };
  expect(basketFee(words as never, exportDivisor, 'fr')).toEqual({
    whole: '99 nuits, 1 099 : + 82,50 €, 99 fois',
    short: '99 nuits, 1 099 : + 82,50 €',
  });
});
