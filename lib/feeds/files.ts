import { type Locale, locales } from '../i18n/locales';
import { agenticFeed } from './agentic';
import { googleFeed } from './google';
import type { FeedContext } from './offers';

type Feed = {
  readonly locale: Locale;
  readonly type: string;
  readonly body: (context: FeedContext) => string;
};

/** The feeds of the shop by the name of their file, as `google-fr.xml`. */
export const feeds: ReadonlyMap<string, Feed> = new Map(
  locales.flatMap((locale): [string, Feed][] => [
    [`google-${locale}.xml`, { locale, type: 'application/xml', body: googleFeed }],
    [`products-${locale}.json`, { locale, type: 'application/json', body: agenticFeed }],
  ]),
);
