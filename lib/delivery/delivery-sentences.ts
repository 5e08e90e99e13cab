import type { Piece } from '@/content/catalogue/piece';
import { deliveryCountries, transitDays, withdrawalDays } from '@/content/delivery/delivery';
import { leadTimeText } from '@/lib/catalogue/sheet-words';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { countryName } from './destination';

/** Where a piece is delivered, how long that takes, and that it can be sent back: three sentences. */
export function deliveryIn(messages: Messages, locale: Locale, piece: Piece): string[] {
  const { delivery, transport, returns } = messages.assistants.markdown;
  const { tag } = languages[locale];
  const names = deliveryCountries.map((country) => countryName(country, tag));
  const countries = new Intl.ListFormat(tag).format(names);
  const weeks = leadTimeText(messages, locale, piece.leadTimeWeeks);
  return [
    formatText(delivery, locale, { countries }),
    formatText(transport, locale, { weeks, ...transitDays }),
    formatText(returns, locale, { days: withdrawalDays }),
  ];
}
