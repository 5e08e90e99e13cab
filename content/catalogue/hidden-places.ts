/** A point of a picture: shares of its width, from the left, and of its height, from above. */
export type Place = readonly [x: number, y: number];

/** Where options are that lie inside a piece and cannot be seen, in the view that shows it as it is sold. */
export const hiddenPlaces: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  'bed/atelier/front': { 'tech-1': [0.36, 0.5], 'tech-3': [0.66, 0.37], 'tech-4': [0.53, 0.5] },
  'wardrobe/atelier/front': { 'tech-1': [0.68, 0.28] },
};
