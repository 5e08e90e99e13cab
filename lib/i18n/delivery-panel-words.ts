import type { Locale } from './locales';
import type { Messages } from './messages';

/** Words of the panel where a visitor names a destination, fetched when it opens. */
export async function deliveryWords(locale: Locale): Promise<Messages['delivery']> {
  return (await import(`../../messages/${locale}/delivery.ts`)).delivery;
}
