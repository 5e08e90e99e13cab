import { galleryCategories } from '@/content/gallery';
import { categories } from '@/content/piece';
import { allPieces, detailPath, storyPath } from './catalogue';
import { listedPages } from './routes';

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

/** Path of a file of the sitemap, counted from 0. */
export const sitemapPartPath = (n: number) => `/sitemaps/${n}.xml`;

/** The sitemap index. @param addresses absolute URLs of its files, in ASCII */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => {
    const text = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<sitemap>\n<loc>${text}</loc>\n</sitemap>\n`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`;
}
