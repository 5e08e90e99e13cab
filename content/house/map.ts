/** Whose map the contact page shows in a frame, and under what licence (openstreetmap.org/copyright). */
export const mapProvider = {
  name: 'OpenStreetMap',
  /** The origin of its frame and of its own page. */
  origin: 'https://www.openstreetmap.org',
  licence: 'ODbL',
} as const;
