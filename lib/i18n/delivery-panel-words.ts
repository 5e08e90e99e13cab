import type { Locale } from './locales';
import type { Messages } from './messages';

const loading = new Map<Locale, Promise<Messages['delivery']>>();

/**
 * Words of the panel where a visitor names a destination, fetched when it opens. It gives the same promise
 * each time, as React's `use` needs it.
 */
export function deliveryWords(locale: Locale): Promise<Messages['delivery']> {
  const words =
    loading.get(locale) ??
    import(`../../messages/${locale}/delivery.ts`).then(({ delivery }) => delivery);
  loading.set(locale, words);
  return words;
}
