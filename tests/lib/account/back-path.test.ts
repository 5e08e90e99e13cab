import { expect, test } from 'vitest';
import { readBack } from '@/lib/account/back-path';

test.each([
  '/cart',
  '/cart?tab=wishlist',
  '/kept',
  '/orders/TH-2026-ABCD2345',
  '/orders/TH-2026-ABCD2345/invoice',
  '/desk',
  '/desk/messages',
  '/desk/orders/TH-2026-ABCD2345',
])('a link may lead back to %s', (back) => {
  const form = new FormData();
  form.set('back', back);
  expect([readBack({ back }), readBack(form)]).toEqual([back, back]);
});

test.each([
  '//evil.example',
  'https://evil.example/cart',
  '/\\evil.example',
  '/cart\n',
  '/cart/../access',
  '/cart?error=failed',
  '/bed/zeus',
  '/orders/TH-2026-ABCD2345?order=x',
  '/desk/newsletter.csv',
  '/desk/figures.csv',
  '/desk/../access',
  '/desk//evil.example',
  '/orders/TH-2026-ABCD2345\n//evil.example',
  '',
  ['/cart', '/cart'],
  undefined,
])('a link may not lead back to %j', (back) => {
  expect(readBack({ back })).toBeUndefined();
});
