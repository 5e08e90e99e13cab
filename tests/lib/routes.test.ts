import { expect, test } from 'vitest';
import { categories } from '@/content/piece';
import { allPieces, detailPath, listIds, storyPath } from '@/lib/catalogue';
import { notFoundSubject, pagePaths, personalPages } from '@/lib/routes';
import { listedPaths, sitemapCounters } from '@/lib/sitemap';

const standing = [
  '/',
  '/cart',
  '/gallery',
  '/contact',
  '/categories',
  '/privacy-policy',
  '/payment',
  '/payment-success',
  '/sitemap',
  '/collections',
];

test('every page of the route table has its address', () => {
  for (const path of standing) expect(pagePaths).toContain(path);
  const served = {
    bed: ['bed', 'bed-story'],
    chair: ['chair', 'chair-details', 'chair-story'],
    table: ['table', 'table-details', 'table-story'],
    mirror: ['mirror-details', 'mirror-story'],
    wardrobe: ['wardrobe-details', 'wardrobe-story'],
  };
  for (const category of categories) {
    for (const page of served[category]) {
      for (const id of listIds(category)) expect(pagePaths).toContain(`/${page}/${id}`);
    }
  }
});

test('addresses that no page serves are not among them', () => {
  const strangers = [
    '/bed-details/zeus',
    '/mirror/hera',
    '/wardrobe/iris',
    '/bed/athena',
    '/bed/nobody',
    '/bed',
    '/gallery/lamps',
    '',
    '/__proto__',
    '/constructor',
  ];
  for (const path of strangers) expect(pagePaths).not.toContain(path);
});

test('the sitemap lists canonical addresses once each, and nothing personal', () => {
  const listed = listedPaths();
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of listed) expect(pagePaths).toContain(path);
  for (const path of personalPages) expect(listed).not.toContain(path);
  for (const piece of allPieces) {
    expect(listed).toContain(detailPath(piece));
    expect(listed).toContain(storyPath(piece));
  }
});

test('the counters of the sitemap count what it lists', () => {
  expect(sitemapCounters()).toEqual({
    pages: listedPaths().length,
    categories: categories.length,
    products: allPieces.length,
    stories: allPieces.length,
  });
});

test.each([
  ['bed/nobody', 'bed'],
  ['bed-details/zeus', 'bed'],
  ['chair/nobody', 'chair'],
  ['chair-details/nobody', 'chair'],
  ['table-details/nobody', 'table'],
  ['mirror-details/nobody', 'mirror'],
  ['wardrobe/iris', 'wardrobe'],
  ['bed-story/nobody', 'story'],
  ['wardrobe-story/__proto__', 'story'],
])('/%s was looking for a %s', (path, subject) => {
  expect(notFoundSubject(path.split('/'))).toBe(subject);
});

test.each([
  'nowhere',
  'nowhere/at-all',
  'bed',
  'bed/zeus/more',
  'lamp-story/zeus',
  'constructor/x',
])('/%s was looking for nothing known', (path) => {
  expect(notFoundSubject(path.split('/'))).toBeUndefined();
});

test('an empty address was looking for nothing', () => {
  expect(notFoundSubject([])).toBeUndefined();
});
