import { expect, test } from 'vitest';
import { demonstrationBackPath } from '@/lib/checkout/demonstration-back-path';

const order = { number: 'TH-2026-7K3M9QRT', order: 'token' };
const stated = { product: 'Lit Zeus', price: '9999.99' };

test('the demonstration links back to the payment page with its token', () => {
  expect(demonstrationBackPath({ ...order, ...stated, quote: 'a.b.c' })).toBe(
    '/payment?product=Lit+Zeus&price=9999.99&quote=a.b.c',
  );
  expect(demonstrationBackPath({ ...order, ...stated })).toBe(
    '/payment?product=Lit+Zeus&price=9999.99',
  );
});

test('the demonstration links back to the order when it was opened from its page', () => {
  const path = '/orders/TH-2026-7K3M9QRT?order=token';
  expect(demonstrationBackPath({ ...order, ...stated, from: 'order' })).toBe(path);
});

test.each([{ number: '../desk' }, { order: undefined }, { order: ['a', 'b'] }])(
  'an address that was changed leads to the payment page: %j',
  (changed) => {
    const query = { ...order, ...stated, ...changed, from: 'order' };
    expect(demonstrationBackPath(query)).toBe('/payment?product=Lit+Zeus&price=9999.99');
  },
);
