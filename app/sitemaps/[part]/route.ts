import { resolveSitemap } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { sitemapAnswer } from '@/app/sitemap-answer';
import { sitemapEntries } from '@/app/sitemap-entries';
import { sitemapParts } from '@/lib/sitemap';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The files of a sitemap that is too long for one; a short one has a single file, /sitemap.xml. */
export function generateStaticParams() {
  const parts = sitemapParts(sitemapEntries());
  return parts.length === 1 ? [] : parts.map((_, n) => ({ part: `${n}.xml` }));
}

export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[part]'>) {
  const { part } = await params;
  return sitemapAnswer(
    resolveSitemap(sitemapParts(sitemapEntries())[Number.parseInt(part, 10)] ?? []),
  );
}
