import type { Category } from './piece';

/**
 * The heading of the Harmonized System that each kind of furniture is declared under at a border. Six digits and more depend on
 * what a piece is made of, and are the broker's to find.
 * Source: World Customs Organization, HS 2022, chapter 94 (9401 seats, 9403 other furniture; its note 1 b leaves mirrors that
 * stand on the floor to 7009) and chapter 70 (7009 glass mirrors, framed or not), read 2026-11-27.
 */
export const tariffHeadings: Readonly<Record<Category, string>> = {
  bed: '9403',
  chair: '9401',
  table: '9403',
  mirror: '7009',
  wardrobe: '9403',
};
