import { expect, test } from 'vitest';
import { markdownOf } from '@/lib/search/markdown/addresses';
import { permissionsOf } from '@/lib/search/page-permissions';
import { type PagePath, pages } from '@/lib/site/pages';
import { namedPages, pageAt, pagePaths, sitemapPaths } from '@/lib/site/routes';
import { kindByShape, knownAddresses, staticAddresses } from '@/server/answers/addresses';
import { cacheControlOf } from '@/server/answers/cache-control';

const order = '/orders/TH-2026-7K3M9QRT';

test('an unknown page is confidential: not stored, not indexed, not listed', () => {
  const invented = '/invented';
  expect(cacheControlOf('personal page', invented)).toBe('no-store');
  expect(permissionsOf(invented)).toEqual({
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  });
  expect(sitemapPaths).not.toContain(invented);
  expect(staticAddresses()).not.toContain(invented);
  expect(markdownOf.has(invented)).toBe(false);
  expect(namedPages.map(({ path }): string => path)).not.toContain(invented);
  expect([knownAddresses().has(invented), kindByShape(invented)]).toEqual([false, undefined]);
});

test('a page without a record does not compile', () => {
  // @ts-expect-error: no page has this path, so that none can have its metadata.
  const invented: PagePath = '/invented';
  expect(Object.keys(pages)).not.toContain(invented);
});

test('Back shows pages for one visitor, except the confidential ones', () => {
  const confidential = Object.keys(pages).filter((route) => !pageAt(route).audience);
  expect(confidential.sort()).toEqual([
    '/access',
    '/appointment/booked/[token]',
    '/appointment/details',
    '/appointment/move/[token]',
    '/balance/[token]',
    '/contact/abroad',
    '/desk',
    '/desk/calendar',
    '/desk/figures',
    '/desk/log',
    '/desk/messages',
    '/desk/messages/[id]',
    '/desk/newsletter',
    '/desk/offers',
    '/desk/offers/[number]',
    '/desk/offers/new',
    '/desk/orders',
    '/desk/orders/[number]',
    '/desk/orders/[number]/slip',
    '/desk/orders/[number]/workshop',
    '/desk/plan',
    '/desk/residence',
    '/desk/search',
    '/desk/tax',
    '/desk/withdrawals',
    '/letter',
    '/my-data',
    '/orders',
    '/orders/[number]',
    '/orders/[number]/credit-notes',
    '/orders/[number]/invoice',
    '/payment',
    '/payment-success',
    '/quote/[token]',
    '/residence/booking/[token]',
    '/residence/details/[token]',
    '/residence/move/[token]',
    '/residence/summary/[token]',
    '/unsubscribe',
    '/withdrawal/receipt',
  ]);
  const kept = 'private, no-cache, max-age=0';
  for (const path of ['/cart', '/ru/search', '/which-god/012']) {
    expect(cacheControlOf('personal page', path), path).toBe(kept);
  }
  for (const path of [order, `/en${order}/invoice`, '/quote/a.b', '/desk/orders', '/my-data']) {
    expect(cacheControlOf('personal page', path), path).toBe('no-store');
  }
});

test('search engines may index every public page except the expired form', () => {
  for (const path of pagePaths) {
    const { audience, isIndexed = false } = pageAt(path);
    expect(isIndexed, path).toBe(audience === 'everybody' && path !== '/page-expired');
    expect(permissionsOf(path).robots, path).toEqual(
      isIndexed ? { 'max-image-preview': 'large' } : { index: false, follow: false },
    );
  }
});

test('no other site reads the address of a confidential page, and a payment names the shop', () => {
  for (const path of ['/access', '/orders/[number]', '/quote/a.b', '/payment-success']) {
    expect(permissionsOf(path).referrer, path).toBe('same-origin');
  }
  for (const path of ['/', '/cart', '/payment']) {
    expect(permissionsOf(path).referrer, path).toBeUndefined();
  }
});

test('an alias is indexed like its piece, and the sitemap lists the piece alone', () => {
  expect(pageAt('/table-details/hermes')).toBe(pageAt('/table-details/hermes-side-table'));
  expect(pagePaths).toContain('/table-details/hermes');
  expect(sitemapPaths).not.toContain('/table-details/hermes');
});

test('the canonical page of results is the collections, and that of an invoice the orders', () => {
  expect(pageAt('/collections/find').canonical).toBe('/collections');
  expect(pageAt(`${order}/invoice`).canonical).toBe('/orders');
});
