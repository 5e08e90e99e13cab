import { galleryCategories } from '@/content/catalogue/gallery';
import { allPieces, detailPath, storyPath } from '@/lib/catalogue/catalogue';
import type { Wording } from '@/lib/search/wording';
import { assistantsMarkdown, sitemapMarkdown } from './guide';
import { pieceMarkdown } from './piece';
import {
  categoriesMarkdown,
  collectionsMarkdown,
  contactMarkdown,
  declarationMarkdown,
  faqMarkdown,
  galleryMarkdown,
  homeMarkdown,
  questionsMarkdown,
} from './shop';
import { storyMarkdown } from './story';
import { textMarkdown } from './texts';

type Writer = (wording: Wording) => string;

const writers: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['/', homeMarkdown],
  ['/collections', collectionsMarkdown],
  ['/gallery', (wording) => galleryMarkdown(wording)],
  ['/categories', categoriesMarkdown],
  ['/contact', contactMarkdown],
  ['/faq', faqMarkdown],
  ['/withdrawal/declaration', declarationMarkdown],
  ['/sitemap', sitemapMarkdown],
  ['/assistants', assistantsMarkdown],
  ['/which-god', questionsMarkdown],
  ...galleryCategories.map((filter): [string, Writer] => [
    `/gallery/${filter}`,
    (wording) => galleryMarkdown(wording, filter),
  ]),
  ...allPieces.flatMap((piece): [string, Writer][] => [
    [detailPath(piece), (wording) => pieceMarkdown(wording, piece)],
    [storyPath(piece), (wording) => storyMarkdown(wording, piece)],
  ]),
]);

/**
 * The Markdown of a page, made from the same facts and words as the page.
 * @param path canonical, without language
 * @returns `undefined` when nobody has written any
 */
export function pageMarkdown(wording: Wording, path: string): string | undefined {
  return writers.get(path)?.(wording) ?? textMarkdown(wording, path);
}
