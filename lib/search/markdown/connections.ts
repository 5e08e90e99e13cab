import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { feedNames } from '@/lib/search/feeds/names';
import { markdownPath } from './addresses';

/** How an assistant connects, with words of its own, and where: a path, in the language of a text where there are several. */
type Connection = {
  readonly way: keyof Messages['assistants']['connect']['ways'];
  readonly path: string;
  /** A browser can show what is there. */
  readonly isFile: boolean;
  /** llms.txt names it: it is neither that file nor one of the texts that it lists. */
  readonly isNamed: boolean;
};

/** Where assistants connect, and what they fetch, in the order of their page. */
export function connectionsIn(locale: Locale): readonly Connection[] {
  const { google, products } = feedNames(locale);
  return [
    { way: 'mcp', path: localePath(locale, '/mcp'), isFile: false, isNamed: true },
    {
      way: 'markdown',
      path: markdownPath(locale, '/collections'),
      isFile: true,
      isNamed: false,
    },
    { way: 'index', path: '/llms.txt', isFile: true, isNamed: false },
    { way: 'google', path: `/feeds/${google}`, isFile: true, isNamed: true },
    { way: 'products', path: `/feeds/${products}`, isFile: true, isNamed: true },
  ];
}
