import { readdirSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { categories } from '@/content/catalogue/piece';
import { allPieces, detailPath, listIds, storyPath } from '@/lib/catalogue/catalogue';
import { withoutToken } from '@/lib/process/without-token';
import { searchFile } from '@/lib/search/file';
import { sitemapCounters } from '@/lib/search/sitemap';
import { pages } from '@/lib/site/pages';
import {
  endpoints,
  isOfferPath,
  isOrderPath,
  isWhichGodPath,
  notFoundSubject,
  pageAt,
  pagePaths,
  routeOf,
  shapedRoutes,
  sitemapPaths,
} from '@/lib/site/routes';

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

test('each page that the search finds by its words is in a group of the sitemap page, but for three', () => {
  const without = Object.entries(pages).flatMap(([path, page]) =>
    'words' in page && page.words && !('group' in page) ? [path] : [],
  );
  expect(without.sort()).toEqual(['/fit', '/gallery', '/orders']);
});

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

const folder = fileURLToPath(new URL('../../../app/[locale]', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(sep).join('/'),
);
/** Addresses of the files of a name, as `/bed/[id]`; the catch-all answers what no page does. */
const addresses = (name: string) =>
  files
    .filter((file) => posix.basename(file) === name)
    .map((file) => posix.join('/', posix.dirname(file.replace(/\([a-z]+\)\//g, ''))))
    .filter((address) => !address.includes('[...'));
test('every page of app has a record, and every record a page', () => {
  expect(Object.keys(pages).sort()).toEqual(addresses('page.tsx').sort());
});

test('orders, offers and answers are recognised by the shape of their addresses', () => {
  const order = 'TH-2026-7K3M9QRT';
  const orders = [`/orders/${order}`, `/orders/${order}/invoice`, `/desk/orders/${order}`];
  expect(orders.filter(isOrderPath)).toEqual(orders);
  expect(isOfferPath('/quote/a.b-c.d_e')).toBe(true);
  expect(isWhichGodPath('/which-god/0120')).toBe(true);
  for (const path of [`/desk/orders/${order}/invoice`, '/orders/x', '/which-god/3', '/orders']) {
    expect([isOrderPath(path), isOfferPath(path), isWhichGodPath(path)], path).not.toContain(true);
  }
  for (const route of Object.keys(pages).filter((one) => one.includes('['))) {
    expect(routeOf(route), route).toBeUndefined();
  }
});

test('the token of an offer is one segment, and is removed from logs', () => {
  for (const path of ['/quote', '/quote/', '/quote/a/b', '/quote/a b', '/quote/<a>', '/quote/\0']) {
    expect(isOfferPath(path), path).toBe(false);
  }
  expect(withoutToken('/ar/quote/a.b.c')).toBe('/ar/quote/…');
  expect(withoutToken('/quote/a\nb')).toBe('/quote/…');
  expect(withoutToken('/it/balance/a.b.c?error=x')).toBe('/it/balance/…?error=x');
  expect(withoutToken('GET "/fr/quote/a.b?c" of /[locale]/quote/[token]')).toBe(
    'GET "/fr/quote/…?c" of /[locale]/quote/[token]',
  );
  expect(withoutToken('/orders/TH-2026-7K3M9QRT')).toBe('/orders/TH-2026-7K3M9QRT');
});

test('the log has no token of a page, whatever follows it', () => {
  const files = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' });
  const paths = files
    .map((file) => file.split(sep).filter((part) => !part.startsWith('(')))
    .filter((parts) => parts.at(-1) === '[token]')
    .map((parts) => `/${parts.slice(0, -1).join('/')}`);
  expect(paths).toContain('/residence/booking');
  for (const path of paths) {
    expect(withoutToken(`/en${path}/a.b-c/calendar`), path).toBe(`/en${path}/…`);
  }
});

test('the endpoints of the list, and the file of the search, are the route handlers of app', () => {
  expect([...endpoints, ...shapedRoutes, searchFile].sort()).toEqual(addresses('route.ts').sort());
});

test('unknown addresses are not pages', () => {
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
  const listed = sitemapPaths;
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of listed) expect(pagePaths).toContain(path);
  for (const path of listed) {
    expect(pageAt(path)).toMatchObject({ audience: 'everybody', isIndexed: true });
    expect(pageAt(path).canonical, path).toBeUndefined();
  }
  for (const piece of allPieces) {
    expect(listed).toContain(detailPath(piece));
    expect(listed).toContain(storyPath(piece));
  }
});

test('the counters of the sitemap match its entries', () => {
  expect(sitemapCounters()).toEqual({
    pages: sitemapPaths.length,
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
])('/%s is reported as a missing %s', (path, subject) => {
  expect(notFoundSubject(path.split('/'))).toBe(subject);
});

test.each([
  'nowhere',
  'nowhere/at-all',
  'bed',
  'bed/zeus/more',
  'lamp-story/zeus',
  'constructor/x',
])('/%s is reported without a subject', (path) => {
  expect(notFoundSubject(path.split('/'))).toBeUndefined();
});

test('an empty address is reported without a subject', () => {
  expect(notFoundSubject([])).toBeUndefined();
});
