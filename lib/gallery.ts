import { type GalleryCategory, type GalleryItem, galleryItems } from '@/content/gallery';
import type { Category, Piece } from '@/content/piece';
import { findPiece, storyPath } from './catalogue';

const categoryOf: Partial<Record<GalleryCategory, Category>> = {
  beds: 'bed',
  tables: 'table',
  fauteuils: 'chair',
  miroirs: 'mirror',
  armoires: 'wardrobe',
};

/** The piece a gallery item shows; rooms and technology show none. */
export function pieceOf(item: GalleryItem): Piece | undefined {
  const category = categoryOf[item.category];
  if (!category || typeof item.id === 'number') return undefined;
  return findPiece(category, item.id.replace(/-(chair|mirror|wardrobe)$/, ''));
}

/** Where a click on a gallery item leads, or `undefined` where it opens the lightbox. */
export function itemPath(item: GalleryItem): string | undefined {
  const piece = pieceOf(item);
  return piece && storyPath(piece);
}

/** Items under a filter; all of them without one. */
export function listItems(filter?: GalleryCategory): readonly GalleryItem[] {
  return galleryItems.filter((item) => !filter || item.category === filter);
}
