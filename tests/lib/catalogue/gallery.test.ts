import { expect, test } from 'vitest';
import { galleryCategories, galleryItems } from '@/content/catalogue/gallery';
import { itemPath, listItems, pieceOf } from '@/lib/catalogue/gallery';

test('every item of a piece links to its story, and rooms and technology open the lightbox', () => {
  const paths = galleryItems.map((item) => [`${item.category} ${item.id}`, itemPath(item)]);
  expect(Object.fromEntries(paths)).toEqual({
    'beds zeus': '/bed-story/zeus',
    'beds hades': '/bed-story/hades',
    'beds poseidon': '/bed-story/poseidon',
    'beds chronos': '/bed-story/chronos',
    'beds kratos': '/bed-story/kratos',
    'fauteuils athena-chair': '/chair-story/athena',
    'fauteuils apollo-chair': '/chair-story/apollo',
    'fauteuils morpheus-chair': '/chair-story/morphee',
    'tables hermes-table': '/table-story/hermes-side-table',
    'tables hestia-table': '/table-story/hestia-coffee-table',
    'tables morpheus-table': '/table-story/morpheus-nightstand',
    'miroirs aphrodite-mirror': '/mirror-story/aphrodite',
    'miroirs narcisse-mirror': '/mirror-story/narcisse',
    'armoires demeter-wardrobe': '/wardrobe-story/demeter',
    'armoires persephone-wardrobe': '/wardrobe-story/persephone',
    'rooms 1': undefined,
    'rooms 2': undefined,
    'rooms 3': undefined,
    'technology 4': undefined,
  });
});

test('a gallery item shows the piece of its category, whatever the suffix of its id', () => {
  expect(pieceOf({ id: 'hera-mirror', category: 'miroirs' })?.category).toBe('mirror');
  expect(pieceOf({ id: 'hera-wardrobe', category: 'armoires' })?.category).toBe('wardrobe');
  expect(pieceOf({ id: 'hera', category: 'beds' })).toBeUndefined();
});

test('an item without a piece has no address', () => {
  expect(itemPath({ id: 'zeus', category: 'rooms' })).toBeUndefined();
  expect(itemPath({ id: 1, category: 'beds' })).toBeUndefined();
  expect(itemPath({ id: 'nobody-chair', category: 'fauteuils' })).toBeUndefined();
});

test('the filters share the items out among themselves', () => {
  expect(listItems()).toEqual(galleryItems);
  const filtered = galleryCategories.flatMap((category) => listItems(category));
  expect(new Set(filtered)).toEqual(new Set(galleryItems));
  expect(filtered).toHaveLength(galleryItems.length);
  for (const item of listItems('rooms')) expect(item.category).toBe('rooms');
});
