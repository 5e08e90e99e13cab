import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { defaultLocale, localePath } from '@/lib/i18n/locales';
import { listedPaths } from '@/lib/sitemap';

/** Every page that search engines may list. */
export function sitemapEntries(): MetadataRoute.Sitemap {
  const { SITE_URL } = env();
  return listedPaths().map((path) => ({ url: SITE_URL + localePath(defaultLocale, path) }));
}
