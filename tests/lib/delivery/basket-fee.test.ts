import { expect, test } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { basketFee } from '@/lib/delivery/basket-fee';
import { exportDivisor } from '@/lib/delivery/tax-place';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

/** Cents as a number of euros in a language, with decimals where they are not whole. */
const written = (cents: number, locale: Locale) =>
  new Intl.NumberFormat(languages[locale].tag, {
    ...{ minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' },
  }).format(Math.round(cents) / 100);

test.each(locales)('in %s the fee of a basket is said as its sum is, abroad too', (locale) => {
  const { delivery } = messages[locale];
  const fee = written(cartDeliveryCents, locale);
  const untaxed = written(cartDeliveryCents / exportDivisor, locale);
  const french = basketFee(delivery.basketFee, 1, locale);
  const abroad = basketFee(delivery.basketFee, exportDivisor, locale);
  for (const part of ['whole', 'short'] as const) {
    expect(french[part]).toContain(fee);
    expect(abroad[part]).not.toContain(fee);
    expect(abroad[part]).toContain(untaxed);
  }
});

test('a sentence may name other sums', () => {
  const untaxed = written(cartDeliveryCents / exportDivisor, 'fr');
  const words = { before: '99 nuits, 1 099 : + ', after: ' €, 99 fois', afterBriefly: ' €' };
  expect(basketFee(words as never, exportDivisor, 'fr')).toEqual({
    whole: `99 nuits, 1 099 : + ${untaxed} €, 99 fois`,
    short: `99 nuits, 1 099 : + ${untaxed} €`,
  });
});
