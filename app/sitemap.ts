import type { MetadataRoute } from 'next';
import { alternatesOf, localePath, locales } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';
import { sitemapPaths } from '@/lib/site/routes';

/** sitemap.xml: every page that its record puts there, in every language, each with the others. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { SITE_URL } = env();
  return sitemapPaths.flatMap((path) => {
    const languages = Object.fromEntries(
      Object.entries(alternatesOf(path)).map(([language, own]) => [language, SITE_URL + own]),
    );
    return locales.map((locale) => ({
      url: SITE_URL + localePath(locale, path),
      alternates: { languages },
    }));
  });
}
