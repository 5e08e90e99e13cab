import { localePath, locales } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';
import { alternatesOf } from '@/lib/search/page-metadata';
import { listedPaths, type SitemapEntry } from '@/lib/search/sitemap';

/** Every page that search engines may list, in every language. */
export function sitemapEntries(): SitemapEntry[] {
  const { SITE_URL } = env();
  return listedPaths().flatMap((path) => {
    const addresses = Object.entries(alternatesOf(path)).map(
      ([language, address]) => [language, SITE_URL + address] as const,
    );
    const alternates = Object.fromEntries(addresses);
    return locales.map((locale) => ({ url: SITE_URL + localePath(locale, path), alternates }));
  });
}
