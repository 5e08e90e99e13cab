import { resolveSitemap } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { sitemapAnswer } from '@/app/sitemap-answer';
import { sitemapEntries } from '@/app/sitemap-entries';
import { env } from '@/lib/env';
import { sitemapIndex, sitemapPartPath, sitemapParts } from '@/lib/sitemap';

export const dynamic = 'force-static';

/** sitemap.xml: every page, or where there are too many for one file the list of its files. */
export function GET(): Response {
  const parts = sitemapParts(sitemapEntries());
  const [only = []] = parts;
  if (parts.length === 1) return sitemapAnswer(resolveSitemap(only));
  return sitemapAnswer(sitemapIndex(parts.map((_, n) => env().SITE_URL + sitemapPartPath(n))));
}
