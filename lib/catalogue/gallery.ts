import { type GalleryCategory, type GalleryItem, galleryItems } from '@/content/catalogue/gallery';
import type { Category, Piece } from '@/content/catalogue/piece';
import { findPiece, storyPath } from './catalogue';

const categoryOf: Partial<Record<GalleryCategory, Category>> = {
  beds: 'bed',
  tables: 'table',
  fauteuils: 'chair',
  miroirs: 'mirror',
  armoires: 'wardrobe',
};

/** The piece that a gallery item shows; `undefined` for rooms and technology. */
export function pieceOf(item: GalleryItem): Piece | undefined {
  const category = categoryOf[item.category];
  if (!category || typeof item.id === 'number') return undefined;
  return findPiece(category, item.id.replace(/-(chair|mirror|wardrobe)$/, ''));
}

/** Path that a gallery item links to, or `undefined` when it opens the lightbox. */
export function itemPath(item: GalleryItem): string | undefined {
  const piece = pieceOf(item);
  return piece && storyPath(piece);
}

/** Gallery items of a category, or all of them. */
export function listItems(filter?: GalleryCategory): readonly GalleryItem[] {
  return galleryItems.filter((item) => !filter || item.category === filter);
}
