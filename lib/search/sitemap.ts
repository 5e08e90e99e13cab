import { galleryCategories } from '@/content/catalogue/gallery';
import { categories } from '@/content/catalogue/piece';
import { allPieces, detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { locales } from '@/lib/i18n/locales';
import { listedPages } from './routes';
import { escapeXml, xmlDeclaration } from './xml';

/** Canonical paths of all pages that search engines may index, without language. */
export function listedPaths(): string[] {
  return [
    ...listedPages,
    ...galleryCategories.map((filter) => `/gallery/${filter}`),
    ...allPieces.flatMap((piece) => [detailPath(piece), storyPath(piece)]),
  ];
}

/** Counters of the sitemap page, computed from what it lists. */
export function sitemapCounters() {
  return {
    pages: listedPaths().length,
    categories: categories.length,
    products: allPieces.length,
    stories: allPieces.map(storyPath).length,
  };
}

/** Maximum number of addresses in a sitemap file. Source: sitemaps.org, protocol 0.9. */
export const addressesPerFile = 50_000;

/** Splits the entries of a sitemap into files; at least one. */
export function sitemapParts<T>(entries: readonly T[], perFile = addressesPerFile): T[][] {
  const count = Math.max(1, Math.ceil(entries.length / perFile));
  return Array.from({ length: count }, (_, n) => entries.slice(n * perFile, (n + 1) * perFile));
}

/** Addresses of the files of a sitemap that is too long for one; none where /sitemap.xml holds it all. */
export function sitemapPartPaths(): string[] {
  const parts = sitemapParts(listedPaths().flatMap((path) => locales.map(() => path)));
  return parts.length === 1 ? [] : parts.map((_, n) => `/sitemaps/${n}.xml`);
}

/** A page in one language, and where it stands in all of them; whole addresses. */
export type SitemapEntry = {
  readonly url: string;
  readonly alternates: Readonly<Record<string, string>>;
};

const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap that names each page's other languages. Source: sitemaps.org 0.9, and Google's hreflang extension. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const pages = entries.map(({ url, alternates }) => {
    const languages = Object.entries(alternates).map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}" />`,
    );
    return ['<url>', `<loc>${escapeXml(url)}</loc>`, ...languages, '</url>'].join('\n');
  });
  const root = `<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [xmlDeclaration, root, ...pages, '</urlset>', ''].join('\n');
}

/** The sitemap of sitemaps. @param addresses of its files, whole */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map(
    (address) => `<sitemap>\n<loc>${escapeXml(address)}</loc>\n</sitemap>`,
  );
  return [xmlDeclaration, `<sitemapindex ${protocol}>`, ...files, '</sitemapindex>', ''].join('\n');
}
