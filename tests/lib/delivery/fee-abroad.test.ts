import { expect, test } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { feeAbroad } from '@/lib/delivery/fee-abroad';
import { exportDivisor } from '@/lib/delivery/tax-place';
import { formatText } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

test.each(locales)(
  'in %s a sentence on the delivery has the fee without French VAT abroad',
  (locale) => {
    const { cartDelivery, cartDeliveryShort } = messages[locale].detail;
    const at = (sentence: string, cents: number) =>
      formatText(sentence, locale, { cartDeliveryEuros: cents / 100 });
    const cents = Math.round(cartDeliveryCents / exportDivisor);
    for (const sentence of [cartDelivery, cartDeliveryShort]) {
      const french = at(sentence, cartDeliveryCents);
      const abroad = feeAbroad(french, exportDivisor, locale);
      expect(abroad).not.toBe(french);
      // The sums of a basket have two decimals.
      expect(abroad.replace(/(?<=[.,٫].)[0٠](?!\d)/u, '')).toBe(at(sentence, cents));
      expect(feeAbroad(french, 1, locale)).toBe(french);
    }
  },
);
