import type { Category } from '@/content/catalogue/piece';

/** An entry of Google's product taxonomy. */
type TaxonomyEntry = { readonly id: number; readonly path: string };

/** Where Google's shopping services file the pieces. Source: Google product taxonomy, version 2021-09-21. */
export const googleCategories: Readonly<Record<Exclude<Category, 'table'>, TaxonomyEntry>> = {
  bed: { id: 505_764, path: 'Furniture > Beds & Accessories > Beds & Bed Frames' },
  chair: { id: 6_499, path: 'Furniture > Chairs > Arm Chairs, Recliners & Sleeper Chairs' },
  mirror: { id: 595, path: 'Home & Garden > Decor > Mirrors' },
  wardrobe: { id: 4_063, path: 'Furniture > Cabinets & Storage > Armoires & Wardrobes' },
};

/** The three tables belong to three entries. */
export const googleTableCategories: Readonly<Record<string, TaxonomyEntry>> = {
  'morpheus-nightstand': { id: 462, path: 'Furniture > Tables > Nightstands' },
  'hermes-side-table': { id: 1_549, path: 'Furniture > Tables > Accent Tables > End Tables' },
  'hestia-coffee-table': { id: 1_395, path: 'Furniture > Tables > Accent Tables > Coffee Tables' },
};
