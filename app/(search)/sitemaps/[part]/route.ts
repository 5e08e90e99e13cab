import { sitemapAnswer } from '@/app/(search)/sitemaps/sitemap-answer';
import { sitemapEntries } from '@/app/(search)/sitemaps/sitemap-entries';
import { sitemapPartPaths, sitemapParts, sitemapXml } from '@/lib/search/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The files of a sitemap that is too long for one; a short one has a single file, /sitemap.xml. */
export function generateStaticParams() {
  return sitemapPartPaths().map((path) => ({ part: path.replace('/sitemaps/', '') }));
}

export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[part]'>) {
  const { part } = await params;
  const entries = sitemapParts(sitemapEntries())[Number.parseInt(part, 10)];
  return sitemapAnswer(sitemapXml(entries ?? []));
}
