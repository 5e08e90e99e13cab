import { galleryCategories } from '@/content/gallery';
import { categories } from '@/content/piece';
import { allPieces, detailPath, storyPath } from './catalogue';
import { listedPages } from './routes';

/** Canonical addresses of all pages that search engines may list, without their language. */
export function listedPaths(): string[] {
  return [
    ...listedPages,
    ...galleryCategories.map((filter) => `/gallery/${filter}`),
    ...allPieces.flatMap((piece) => [detailPath(piece), storyPath(piece)]),
  ];
}

/** The counters of the sitemap page, from what it lists. */
export function sitemapCounters() {
  return {
    pages: listedPaths().length,
    categories: categories.length,
    products: allPieces.length,
    stories: allPieces.map(storyPath).length,
  };
}
