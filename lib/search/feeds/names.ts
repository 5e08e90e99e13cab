import type { Locale } from '@/lib/i18n/locales';

/** Names of the feeds in a language. They stand apart, so that whoever links to a feed does not load what writes it. */
export const feedNames = (locale: Locale) => ({
  google: `google-${locale}.xml`,
  products: `products-${locale}.json`,
});
