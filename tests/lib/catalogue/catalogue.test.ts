import { expect, test } from 'vitest';
import { type Category, categories } from '@/content/catalogue/piece';
import {
  allPieces,
  detailPath,
  findPiece,
  listIds,
  requirePiece,
  storyPath,
} from '@/lib/catalogue/catalogue';
import { aPiece } from '@/tests/make';

test('a piece is found by its id and by each alias', () => {
  for (const piece of allPieces) {
    for (const id of [piece.id, ...piece.aliases]) {
      expect(findPiece(piece.category, id)).toBe(piece);
      expect(listIds(piece.category)).toContain(id);
    }
  }
});

test.each<[Category, string, string]>([
  ['chair', 'morpheus', 'morphee'],
  ['table', 'hermes', 'hermes-side-table'],
  ['table', 'hermes-table', 'hermes-side-table'],
  ['table', 'hestia', 'hestia-coffee-table'],
  ['table', 'hestia-table', 'hestia-coffee-table'],
  ['table', 'morpheus', 'morpheus-nightstand'],
  ['table', 'morpheus-table', 'morpheus-nightstand'],
])('among %ss, %s means %s', (category, alias, id) => {
  expect(findPiece(category, alias)?.id).toBe(id);
});

test('Héra is found as a mirror and as a wardrobe, by category', () => {
  expect(findPiece('mirror', 'hera')?.category).toBe('mirror');
  expect(findPiece('wardrobe', 'hera')?.category).toBe('wardrobe');
  expect(findPiece('bed', 'hera')).toBeUndefined();
});

test('an unknown or hostile id finds no piece', () => {
  const strangers = [
    '',
    'nobody',
    'ZEUS',
    'zeus ',
    'zeus/',
    '__proto__',
    'constructor',
    'toString',
  ];
  for (const category of categories) {
    for (const id of strangers) expect(findPiece(category, id)).toBeUndefined();
  }
  expect(() => requirePiece('bed', 'nobody')).toThrow('no bed is called nobody');
});

test('the detail page of a bed is short, that of the others ends in -details', () => {
  expect(detailPath(aPiece({ category: 'bed', id: 'pan' }))).toBe('/bed/pan');
  for (const category of ['chair', 'table', 'mirror', 'wardrobe'] as const) {
    expect(detailPath(aPiece({ category, id: 'pan' }))).toBe(`/${category}-details/pan`);
  }
  expect(storyPath(aPiece({ category: 'mirror', id: 'pan' }))).toBe('/mirror-story/pan');
});
