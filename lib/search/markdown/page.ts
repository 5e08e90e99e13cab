import { galleryCategories } from '@/content/catalogue/gallery';
import type { Category } from '@/content/catalogue/piece';
import { requirePiece } from '@/lib/catalogue/catalogue';
import type { Wording } from '@/lib/search/wording';
import type { RouteWith } from '@/lib/site/pages';
import { routeOf } from '@/lib/site/routes';
import { appointmentMarkdown } from './appointment';
import { assistantsMarkdown, sitemapMarkdown } from './guide';
import { pieceMarkdown } from './piece';
import { residenceMarkdown, suiteMarkdown } from './residence';
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
import { type TextRoute, textMarkdown } from './texts';

/** @param value what stands in the brackets of the route */
type Writer = (wording: Wording, value: string) => string;

const piece =
  (category: Category): Writer =>
  (wording, id) =>
    pieceMarkdown(wording, requirePiece(category, id));
const story =
  (category: Category): Writer =>
  (wording, id) =>
    storyMarkdown(wording, requirePiece(category, id));

/** What writes the Markdown of each page that has some, beside the pages of text. */
const writers: Readonly<Record<Exclude<RouteWith<'hasMarkdown'>, TextRoute>, Writer>> = {
  '/': homeMarkdown,
  '/collections': collectionsMarkdown,
  '/categories': categoriesMarkdown,
  '/residence': residenceMarkdown,
  '/residence/[suite]': suiteMarkdown,
  '/appointment': appointmentMarkdown,
  '/contact': contactMarkdown,
  '/faq': faqMarkdown,
  '/withdrawal/declaration': declarationMarkdown,
  '/sitemap': sitemapMarkdown,
  '/assistants': assistantsMarkdown,
  '/which-god': questionsMarkdown,
  '/gallery': (wording) => galleryMarkdown(wording),
  '/gallery/[filter]': (wording, value) =>
    galleryMarkdown(
      wording,
      galleryCategories.find((filter) => filter === value),
    ),
  '/bed/[id]': piece('bed'),
  '/bed-story/[id]': story('bed'),
  '/chair-details/[id]': piece('chair'),
  '/chair-story/[id]': story('chair'),
  '/table-details/[id]': piece('table'),
  '/table-story/[id]': story('table'),
  '/mirror-details/[id]': piece('mirror'),
  '/mirror-story/[id]': story('mirror'),
  '/wardrobe-details/[id]': piece('wardrobe'),
  '/wardrobe-story/[id]': story('wardrobe'),
};
const writersByRoute: ReadonlyMap<string, Writer> = new Map(Object.entries(writers));

/**
 * The Markdown of a page, made from the same facts and words as the page.
 * @param path canonical, without language
 * @returns `undefined` when the page has none
 */
export function pageMarkdown(wording: Wording, path: string): string | undefined {
  const write = writersByRoute.get(routeOf(path) ?? '');
  return write?.(wording, path.split('/').at(-1) ?? '') ?? textMarkdown(wording, path);
}
