import type { Category } from './piece';

/**
 * The heading of the Harmonized System that each kind of furniture is declared under at a border. Six digits and more depend on
 * what a piece is made of, and are the broker's to find; so is the heading of an armchair that massages, a seat (9401) or an
 * apparatus (9019).
 * Source: HS 2022, chapter 94 (9403 furniture other than seats; its note 1 b leaves mirrors that stand on the floor to 7009) and
 * chapter 70 (7009 glass mirrors, framed or not), as national tariffs print them, read 2026-11-27.
 */
export const tariffHeadings: Readonly<Partial<Record<Category, string>>> = {
  bed: '9403',
  table: '9403',
  mirror: '7009',
  wardrobe: '9403',
};
