import { type Locale, localePath } from '@/lib/i18n/locales';
import { feedNames } from '@/lib/search/feeds/names';
import { markdownPath } from './addresses';

/** Where assistants connect, and what they fetch; paths, in the language of a text where there are several. */
export function connectionsIn(locale: Locale) {
  const { google, products } = feedNames(locale);
  return {
    mcp: localePath(locale, '/mcp'),
    markdown: markdownPath(locale, '/collections'),
    index: '/llms.txt',
    google: `/feeds/${google}`,
    products: `/feeds/${products}`,
  };
}
