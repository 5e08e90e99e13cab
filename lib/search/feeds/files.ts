import { type Locale, locales } from '@/lib/i18n/locales';
import type { Wording } from '@/lib/search/wording';
import { agenticFeed } from './agentic';
import { googleFeed } from './google';
import { feedNames } from './names';

type Feed = {
  readonly locale: Locale;
  readonly type: string;
  readonly body: (wording: Wording) => string;
};

/** The feeds of the shop by the name of their file, as `google-fr.xml`. */
export const feeds: ReadonlyMap<string, Feed> = new Map(
  locales.flatMap((locale): [string, Feed][] => {
    const { google, products } = feedNames(locale);
    return [
      [google, { locale, type: 'application/xml', body: googleFeed }],
      [products, { locale, type: 'application/json', body: agenticFeed }],
    ];
  }),
);
