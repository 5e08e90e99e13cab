import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { localePath, locales } from '@/lib/i18n/locales';
import { alternatesOf } from '@/lib/seo';
import { listedPaths } from '@/lib/sitemap';

/** Every page that search engines may list, in every language. */
export function sitemapEntries(): MetadataRoute.Sitemap {
  const { SITE_URL } = env();
  return listedPaths().flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(alternatesOf(path)).map(([language, address]) => [
        language,
        SITE_URL + address,
      ]),
    );
    return locales.map((locale) => ({
      url: SITE_URL + localePath(locale, path),
      alternates: { languages },
    }));
  });
}
