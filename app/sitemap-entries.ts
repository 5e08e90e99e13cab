import { env } from '@/lib/env';
import { localePath, locales } from '@/lib/i18n/locales';
import { alternatesOf } from '@/lib/seo';
import { listedPaths, type SitemapEntry } from '@/lib/sitemap';

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
