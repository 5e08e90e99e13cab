import type { Locale } from '@/lib/i18n/locales';

/**
 * Names of the feeds in a language. In a file of its own, so that a link to a feed does not load the code that writes
 * it.
 */
export const feedNames = (locale: Locale) => ({
  google: `google-${locale}.xml`,
  products: `products-${locale}.json`,
});
