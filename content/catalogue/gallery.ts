/** Filters of the gallery after "all", in the order shown. */
export const galleryCategories = [
  'beds',
  'tables',
  'fauteuils',
  'miroirs',
  'armoires',
  'rooms',
  'technology',
] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

export type GalleryItem = {
  /** A text id links to a story; a number opens the lightbox. Also the key of its words. */
  readonly id: string | number;
  readonly category: GalleryCategory;
};

/** The nineteen pictures of the gallery, in the order shown. */
export const galleryItems = [
  { id: 'zeus', category: 'beds' },
  { id: 'athena-chair', category: 'fauteuils' },
  { id: 1, category: 'rooms' },
  { id: 'hades', category: 'beds' },
  { id: 'hermes-table', category: 'tables' },
  { id: 'aphrodite-mirror', category: 'miroirs' },
  { id: 'poseidon', category: 'beds' },
  { id: 'demeter-wardrobe', category: 'armoires' },
  { id: 'apollo-chair', category: 'fauteuils' },
  { id: 'chronos', category: 'beds' },
  { id: 2, category: 'rooms' },
  { id: 'hestia-table', category: 'tables' },
  { id: 'narcisse-mirror', category: 'miroirs' },
  { id: 'kratos', category: 'beds' },
  { id: 'morpheus-chair', category: 'fauteuils' },
  { id: 'persephone-wardrobe', category: 'armoires' },
  { id: 3, category: 'rooms' },
  { id: 'morpheus-table', category: 'tables' },
  { id: 4, category: 'technology' },
] as const satisfies readonly GalleryItem[];
