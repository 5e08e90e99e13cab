import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** Words of the panel where a visitor names a destination, fetched when it opens. */
export async function deliveryWords(locale: Locale): Promise<Messages['delivery']> {
  return (await import(`../../messages/${locale}/delivery/delivery.ts`)).delivery;
}
