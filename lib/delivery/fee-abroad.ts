import { cartDeliveryCents } from '@/content/delivery/delivery';
import { type Locale, languages } from '@/lib/i18n/locales';

/** A sentence that names what delivery costs in France, with what it costs where its price is divided. */
export function feeAbroad(sentence: string, divisor: number, locale: Locale): string {
  const format = new Intl.NumberFormat(languages[locale].tag, {
    ...{ minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' },
  });
  const [french, abroad] = [cartDeliveryCents, Math.round(cartDeliveryCents / divisor)].map(
    (cents) => format.format(cents / 100),
  );
  return sentence.replace(french ?? '', abroad ?? '');
}
