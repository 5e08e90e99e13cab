import type { Category } from '@/content/catalogue/piece';

/** Ids of the catalogue's sections on the home and the collections page. */
export const anchors = {
  bed: 'beds-collection',
  chair: 'chairs-collection',
  table: 'tables-collection',
  mirror: 'mirrors-collection',
  wardrobe: 'wardrobes-collection',
} as const satisfies Record<Category, string>;
