import type { ParcelSize } from '@/content/catalogue/parcel-sizes';

/** A box by its measures in millimetres, the longest first, however its sides are called. */
export type Box = readonly [longest: number, middle: number, shortest: number];

/** The box of a parcel. */
export function boxOf([length, width, height]: ParcelSize): Box {
  const longest = Math.max(length, width, height);
  const shortest = Math.min(length, width, height);
  return [longest, length + width + height - longest - shortest, shortest];
}

/**
 * How a box is carried, by the side that is upright: the shortest, the middle one, the longest, or none.
 * In the order in which carriers would try them.
 */
export const ways = ['flat', 'onEdge', 'upright', 'tilted'] as const;
export type Way = (typeof ways)[number];
