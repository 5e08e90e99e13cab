import { sitemapAnswer } from '@/app/(search)/sitemaps/sitemap-answer';
import { sitemapEntries } from '@/app/(search)/sitemaps/sitemap-entries';
import { env } from '@/lib/process/env';
import { sitemapIndex, sitemapPartPaths, sitemapXml } from '@/lib/search/sitemap';

export const dynamic = 'force-static';

/** sitemap.xml: every page, or where there are too many for one file the list of its files. */
export function GET(): Response {
  const parts = sitemapPartPaths();
  if (parts.length === 0) return sitemapAnswer(sitemapXml(sitemapEntries()));
  return sitemapAnswer(sitemapIndex(parts.map((path) => env().SITE_URL + path)));
}
