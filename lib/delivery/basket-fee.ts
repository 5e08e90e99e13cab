import { cartDeliveryCents } from '@/content/delivery/delivery';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/**
 * What the delivery of a basket costs, in a sentence and in few words.
 * @param divisor what prices are divided by at the destination, 1 in France
 */
export function basketFee(
  { before, after, afterBriefly }: Messages['delivery']['basketFee'],
  divisor: number,
  locale: Locale,
) {
  const format = new Intl.NumberFormat(languages[locale].tag, {
    ...{ minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' },
  });
  const sum = before + format.format(Math.round(cartDeliveryCents / divisor) / 100);
  return { whole: sum + after, short: sum + afterBriefly };
}
