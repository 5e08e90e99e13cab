import type { Piece } from '@/content/catalogue/piece';
import { deliveryCountries } from '@/content/delivery/delivery';
import { deliveryZones } from '@/content/delivery/delivery-zones';
import { withdrawalDays } from '@/content/orders/order-terms';
import { leadTimeText } from '@/lib/catalogue/sheet-words';
import { formatText, translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { customsCountriesIn } from './countries';
import { countryName } from './destination';

/** Every country of delivery with its days on the road, as « Belgique 2–4 ». */
export function carrierDaysIn(locale: Locale): string {
  const { tag } = languages[locale];
  const each = deliveryCountries.map((country) => {
    const { min, max } = deliveryZones[country].carrierDays;
    return `${countryName(country, tag)} ${min}–${max}`;
  });
  return new Intl.ListFormat(tag).format(each);
}

/** The sentence on customs with the names of the countries that ask for them. @param text `delivery.customsIn` */
export function customsIn(text: string, locale: Locale): string {
  return formatText(text, locale, { countries: customsCountriesIn(locale) });
}

/** Where a piece is delivered, how long that takes, customs, and that it can be sent back: four sentences. */
export function deliveryIn(messages: Messages, locale: Locale, piece: Piece): string[] {
  const t = translatorOf(messages, locale);
  const { tag } = languages[locale];
  const names = deliveryCountries.map((country) => countryName(country, tag));
  const countries = new Intl.ListFormat(tag).format(names);
  const weeks = leadTimeText(messages, locale, piece.leadTimeWeeks);
  return [
    t('assistants.markdown.delivery', { countries }),
    t('assistants.markdown.transport', { weeks, days: carrierDaysIn(locale) }),
    customsIn(messages.delivery.customsIn, locale),
    t('assistants.markdown.returns', { days: withdrawalDays }),
  ];
}
