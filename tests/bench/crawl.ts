import { localePath, locales, plainPath } from '@/lib/i18n/locales';
import { sitemapPaths } from '@/lib/site/routes';
import { type Crawl, crawl, type Found } from '../crawler';
import { asBuilt, startShop } from '../shop';
import { note, type Scale } from './figures';

/** Answers of a robot that follows all links, at most. */
const mostAnswers = 2000;

/** An address without language, with its names of parameters and without their values. */
function shapeOf({ address }: Found): string {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  const names = [...new Set(searchParams.keys())].join('&');
  const [first = '', ...rest] = plainPath(pathname).slice(1).split('/');
  return `/${first}${rest.length > 0 ? '/…' : ''}${names && `?${names}`}`;
}

/** Prints how many addresses of each kind were found, and where one of them was linked. */
function printKinds({ found, waiting }: Crawl): void {
  const kinds = new Map<string, readonly Found[]>();
  for (const one of found) {
    const kind = `${one.kind} | ${one.status} | ${shapeOf(one)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  for (const [kind, its] of [...kinds].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${its.length} | ${kind} | ${its[0]?.address}, on ${its[0]?.from || 'no page'}`);
  }
  if (waiting > 0) console.log(`${waiting} more were linked and not asked for`);
}

/**
 * What robots find that follow links from the home page of each language: one that obeys `nofollow`, and one that
 * does not. `CRAWLED_SHOP` names a shop that is open already, of another release for example.
 */
export async function benchCrawl({ rounds }: Scale): Promise<void> {
  const open = process.env.CRAWLED_SHOP;
  const shop = open ? undefined : await startShop({ NODE_ENV: 'production' }, asBuilt);
  const url = open ?? shop?.url ?? '';
  const starts = locales.map((locale) => localePath(locale, '/'));
  const most = rounds > 1 ? mostAnswers : mostAnswers / 4;
  const listed = { what: 'sitemap', value: sitemapPaths.length * locales.length };
  try {
    const obedient = await crawl(url, starts, { most });
    printKinds(obedient);
    note({
      what: 'addresses that a search engine finds',
      value: obedient.found.length + obedient.waiting,
      unit: '',
      against: listed,
      limit: { most: 1.2 },
    });
    const other = await crawl(url, starts, { most, followsAll: true });
    printKinds(other);
    note({
      what: `addresses that a robot finds which follows all links, in ${other.found.length} answers`,
      value: other.found.length + other.waiting,
      unit: '',
      against: listed,
    });
  } finally {
    await shop?.stop();
  }
}
