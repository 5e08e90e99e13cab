import type { Locale } from '../i18n/locales';
import { markdownPath } from './addresses';

/** Where assistants connect, and what they fetch; paths, in the language of a text where there are several. */
export const doorsIn = (locale: Locale) => ({
  mcp: '/mcp',
  markdown: markdownPath(locale, '/collections'),
  index: '/llms.txt',
  google: `/feeds/google-${locale}.xml`,
  products: `/feeds/products-${locale}.json`,
});
