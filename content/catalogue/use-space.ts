import type { Category } from './piece';

/**
 * Free floor around an assembled piece that its use needs: beside it at each end of its width, and in
 * front of it; millimetres. Source: installation guide of the workshop.
 */
export const useSpaceMm = {
  bed: { side: 600, front: 600 },
  chair: { side: 150, front: 600 },
  table: { side: 0, front: 400 },
  mirror: { side: 0, front: 800 },
  wardrobe: { side: 0, front: 750 },
} as const satisfies Record<Category, { readonly side: number; readonly front: number }>;

/** Free passage of the usual interior door in France, millimetres. Source: leaf of 83 × 204 cm, the common size of trade. */
export const usualDoorMm = { width: 830, height: 2040 } as const;
