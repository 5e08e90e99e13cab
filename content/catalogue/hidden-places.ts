import type { Category } from './piece';

/** A point of a picture: shares of its width, from the left, and of its height, from above. */
export type Place = readonly [x: number, y: number];

/**
 * Options whose layer changes a detail that nobody finds in a picture of a page, by their category: a dial on an armrest, a pad on
 * the frame of a bed. What is said of a picture counts them among those that cannot be seen.
 */
export const slightOptions: Partial<Readonly<Record<Category, readonly string[]>>> = {
  bed: ['wireless_charging'],
  chair: ['tech-1'],
};

/** Where options are that lie inside a piece and cannot be seen, in the view that shows it as it is sold. */
export const hiddenPlaces: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  'bed/atelier/front': { 'tech-1': [0.36, 0.5], 'tech-3': [0.66, 0.37], 'tech-4': [0.53, 0.5] },
  'chair/atelier/front': { 'tech-1': [0.56, 0.38] },
  'wardrobe/atelier/front': { 'tech-1': [0.68, 0.28] },
};
