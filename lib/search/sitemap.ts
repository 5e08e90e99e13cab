import { categories } from '@/content/catalogue/piece';
import { allPieces, storyPath } from '@/lib/catalogue/catalogue';
import { sitemapPaths } from '@/lib/site/routes';

/** Counters of the sitemap page, computed from what sitemap.xml lists. */
export function sitemapCounters() {
  return {
    pages: sitemapPaths.length,
    categories: categories.length,
    products: allPieces.length,
    stories: allPieces.map(storyPath).length,
  };
}
