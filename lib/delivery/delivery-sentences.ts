import type { Piece } from '@/content/catalogue/piece';
import { deliveryCountries, transitDays } from '@/content/delivery/delivery';
import { withdrawalDays } from '@/content/orders/order-terms';
import { leadTimeText } from '@/lib/catalogue/sheet-words';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { countryName } from './destination';

/** Where a piece is delivered, how long that takes, and that it can be sent back: three sentences. */
export function deliveryIn(messages: Messages, locale: Locale, piece: Piece): string[] {
  const t = translatorOf(messages, locale);
  const { tag } = languages[locale];
  const names = deliveryCountries.map((country) => countryName(country, tag));
  const countries = new Intl.ListFormat(tag).format(names);
  const weeks = leadTimeText(messages, locale, piece.leadTimeWeeks);
  return [
    t('assistants.markdown.delivery', { countries }),
    t('assistants.markdown.transport', { weeks, ...transitDays }),
    t('assistants.markdown.returns', { days: withdrawalDays }),
  ];
}
