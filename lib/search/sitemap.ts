import { categories } from '@/content/catalogue/piece';
import { changes } from '@/content/search/changes';
import { allPieces, detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { type PictureName, viewOf, viewsOf } from '@/lib/catalogue/pictures';
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

const pictures: ReadonlyMap<string, readonly PictureName[]> = new Map(
  allPieces.flatMap((piece) => [
    [detailPath(piece), viewsOf(piece)],
    [storyPath(piece), [viewOf(piece, 'hero')]],
  ]),
);

/** The pictures that sitemap.xml names for a page: those of its piece. @param path without language */
export const picturesAt = (path: string): readonly PictureName[] => pictures.get(path) ?? [];

/** The day on which what a page says changed last, as `2026-11-24`; `undefined` for a page without a record. */
export const changedOn = (path: string): string | undefined => changes[path]?.split(' ')[0];
